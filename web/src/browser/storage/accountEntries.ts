import { removeLocal } from './localStore.ts';
import { forgetSession, removeSession, sessionKeys } from './sessionStore.ts';
import { notifyOfStorage } from './subscribeToStorage.ts';
import type { StorageEntry } from './storageEntries.ts';

/** Entries that are removed when the user logs out. What is kept for the next login of others stays. */
export const accountEntries: readonly StorageEntry[] = [
  'comparison',
  'savedOffers',
  'syncedOffers',
  'savedSearches',
  'syncedSearches',
  'coordinates',
  'recentSearches',
  'viewedOffers',
  'directApply',
  'sentApplications',
  'keptLeads',
  'onboarding',
  'keptForLogin',
  'pendingContributions',
  'reviewDraft',
  'profileDraft',
  'reviewAfterLogin',
  'report',
  'applyAfterLogin',
  'alertAfterLogin',
  'voteAfterLogin',
  'reportAfterLogin',
  'attempt',
  'attemptInput',
  'week',
  'pageSessionId',
  'tabOwner',
];

/** The keys of what the visitor left in this tab. */
export const keysOfTab = (): string[] =>
  sessionKeys().filter((key) => accountEntries.some((entry) => key === entry || key.startsWith(`${entry}:`)));

/** Tells the code that has read the entries that they are removed; `''`: that some are back. */
export const notifyReaders = (newValue: string | null = null): void => {
  for (const key of accountEntries) notifyOfStorage(key, newValue);
};

/** Removes everything that the visitor left in this browser, and tells the code that has read it. */
export const removeAccountEntries = (): void => {
  keysOfTab().forEach(removeSession);
  accountEntries.forEach(removeLocal);
  notifyReaders();
};

/**
 * Forgets what a page has read that was suspended when its user left. Another page has removed it from the browser, so what is
 * stored there now is not the user's. What the tab stores is removed if it is `isOfFormerUser`.
 */
export const forgetAccountEntries = (isOfFormerUser: () => boolean): void => {
  const keys = keysOfTab();
  // The memory of the page must not tell whose the stored entries are.
  keys.forEach(forgetSession);
  if (isOfFormerUser()) keys.forEach(removeSession);
  notifyReaders();
};
