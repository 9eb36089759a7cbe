import { allowedBy, consentChoiceFrom, type Allowed } from './consentChoice.ts';
import { deleteCookie } from './cookies.ts';
import { removeLocal } from './storage/localStore.ts';
import { optionalEntries, type StorageEntry } from './storage/storageEntries.ts';
import { storedValue } from './storage/storedValue.ts';

const stored = storedValue('cookieConsent', consentChoiceFrom);

/** The visitor's choice; null before there is one. Browser only. */
export const consentChoice = stored.get;

/** Subscribes to the choice, including changes in other tabs. */
export const subscribeToConsent = stored.subscribe;

/** The same answer for every category. */
export const consentToAll = (isAllowed: boolean): Allowed => allowedBy(() => isAllowed);

/** Stores the visitor's choice, and removes what is stored in categories that are refused. */
export const chooseConsent = (allowed: Allowed): void => {
  for (const [entry, category] of Object.entries(optionalEntries)) {
    if (allowed[category]) continue;
    removeLocal(entry as StorageEntry);
    deleteCookie(entry);
  }
  stored.set({ essential: true, ...allowed, chosenAt: Date.now() });
};
