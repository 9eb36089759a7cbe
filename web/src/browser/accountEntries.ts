import { removeLocal } from './localStore.ts';
import { removeSession, sessionKeys } from './sessionStore.ts';
import { deleteWaitingLeads } from './waitingLeads.ts';
import type { StorageEntry } from './storageEntries.ts';

/** Entries that are removed when the user logs out. */
const accountEntries: readonly StorageEntry[] = [
  'comparison',
  'savedOffers',
  'syncedOffers',
  'savedSearches',
  'syncedSearches',
  'coordinates',
  'directApply',
  'sentApplications',
  'keptLeads',
  'onboarding',
  'pendingContributions',
  'reviewDraft',
  'reviewAfterLogin',
  'applyAfterLogin',
  'alertAfterLogin',
  'attempt',
  'words',
  'leadFailure',
  'pageSessionId',
];

/** Removes everything that the visitor left in this browser, and tells the code that has read it. */
export const removeAccountEntries = (): void => {
  void deleteWaitingLeads();
  const keys = sessionKeys();
  for (const entry of accountEntries) {
    keys.filter((key) => key === entry || key.startsWith(`${entry}:`)).forEach(removeSession);
    removeLocal(entry);
    window.dispatchEvent(new StorageEvent('storage', { key: entry, newValue: null }));
  }
};
