import { readLocal } from '../../browser/storage/localStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { authState } from '../authStore.ts';
import { hasPendingContributions } from '../contributions/pendingContributions.ts';
import { isFormUnsaved, storeForms } from '../session/openForms.ts';
import { entriesOfTab } from '../session/storedEntries.ts';

/** What a user loses who leaves the account, by what became of it: it waits to be sent, is only in this browser, or is being written. */
export type Unsent = 'waiting' | 'notInAccount' | 'typed';

const lists = [
  ['savedOffers', 'syncedOffers'],
  ['savedSearches', 'syncedSearches'],
] as const satisfies readonly (readonly StorageEntry[])[];

const idsIn = (entry: StorageEntry): string =>
  [...(readLocal(entry) ?? '').matchAll(/"id":"[^"]*"/g)].map(String).sort().join();

/** The saved lists that the account has not acknowledged: the entry of each, and of what it has acknowledged. */
export const unsyncedLists = (): readonly (readonly StorageEntry[])[] =>
  lists.filter(([saved, synced]) => idsIn(saved) !== idsIn(synced));

/** Whether a draft of a review has stars or a text, or a form waits to show again what was typed. */
const isDraft = ([key, value]: readonly [string, string]): boolean =>
  key.startsWith('profileDraft:') ||
  (key.startsWith('reviewDraft:') && !value.includes('"rating":0,"text":""'));

const isDraftStored = (): boolean => Object.entries(entriesOfTab()).some(isDraft);

/** Whether something is being written in this tab. */
export const isWriting = (): boolean => isFormUnsaved() || isDraftStored();

/** Whether the end of the session stores something that is being written in this tab: not every form can store what it holds. */
export const isWritingStored = (): boolean => {
  storeForms();
  return isDraftStored();
};

/**
 * What would be lost if the user left the account now, or stored if the session ended. Another tab says itself that it has lost
 * what was being written there.
 */
export const unsent = (isTyped = isWriting): readonly Unsent[] => {
  // Visits to the sites of companies wait, too, but have no form.
  const isWaiting = hasPendingContributions() || (readLocal('keptLeads') ?? '').includes('"gig":');
  const areAnswersHere = authState().unsavedAnswersOf !== null && readLocal('onboarding') !== null;
  const isOnlyHere = unsyncedLists().length > 0 || areAnswersHere;
  return [
    ...(isWaiting ? (['waiting'] as const) : []),
    ...(isOnlyHere ? (['notInAccount'] as const) : []),
    ...(isTyped() ? (['typed'] as const) : []),
  ];
};
