import { readLocal, removeLocal } from './localStore.ts';
import { forgetSession, readSession, removeSession, sessionKeys } from './sessionStore.ts';
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
  'keptForLogin',
  'pendingContributions',
  'reviewDraft',
  'profileDraft',
  'reviewAfterLogin',
  'helpfulVote',
  'reviewReport',
  'applyAfterLogin',
  'alertAfterLogin',
  'voteAfterLogin',
  'attempt',
  'words',
  'leadFailure',
  'week',
  'pageSessionId',
  'tabOwner',
  'endedUnsent',
  'endedDrafts',
];

/** What is kept of a user whose session has ended, for their next login. */
export const keptOfEnded = ['endedUnsent', 'endedDrafts'] as const satisfies readonly StorageEntry[];

type Entries = Readonly<Record<string, string>>;

const keysOfTab = (): string[] =>
  sessionKeys().filter((key) => accountEntries.some((entry) => key === entry || key.startsWith(`${entry}:`)));

const valuesOf = (keys: readonly string[], read: (key: string) => string | null): Entries =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = read(key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** What the visitor left in this tab. */
export const entriesOfTab = (): Entries => valuesOf(keysOfTab(), readSession);

/** What the visitor left for all tabs of this browser. */
export const entriesOfBrowser = (): Entries =>
  valuesOf(accountEntries, (key) => readLocal(key as StorageEntry));

/** Tells the code that has read the entries that they are removed; `''`: that some are back. */
export const notifyReaders = (newValue: string | null = null): void => {
  for (const key of accountEntries) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

/** Removes everything that the visitor left in this browser, except the spared entries, and tells the code that has read it. */
export const removeAccountEntries = (spared: readonly string[] = []): void => {
  void deleteWaitingLeads();
  keysOfTab()
    .filter((key) => !spared.includes(key))
    .forEach(removeSession);
  accountEntries.filter((key) => !spared.includes(key)).forEach(removeLocal);
  notifyReaders();
};

/**
 * Forgets what a page has read that was suspended when its user left. Another page has removed it from the browser, so what is
 * stored there now is not the user's. What the tab stores is removed if it is `isOfFormerUser`.
 */
export const forgetAccountEntries = (isOfFormerUser: () => boolean): void => {
  const keys = keysOfTab().filter((key) => !keptOfEnded.some((kept) => kept === key));
  // The memory of the page must not tell whose the stored entries are.
  keys.forEach(forgetSession);
  if (isOfFormerUser()) keys.forEach(removeSession);
  notifyReaders();
};
