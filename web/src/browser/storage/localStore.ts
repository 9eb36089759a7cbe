import { consentChoiceFrom } from '../consentChoice.ts';
import { consentFor, type StorageEntry } from './storageEntries.ts';

const storage = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
};

/** The stored value under a name; null when there is none or storage is blocked. */
export const readLocal = (entry: StorageEntry): string | null => {
  try {
    return storage()?.getItem(entry) ?? null;
  } catch {
    return null;
  }
};

/** Whether the visitor has allowed an entry; before any choice, only essential ones are allowed. */
export const isAllowed = (entry: StorageEntry): boolean => {
  const category = consentFor(entry);
  return category === null || consentChoiceFrom(readLocal('cookieConsent'))?.[category] === true;
};

/** Stores a value in this browser, if the visitor has allowed it. */
export const writeLocal = (entry: StorageEntry, value: string): void => {
  if (!isAllowed(entry)) return;
  try {
    storage()?.setItem(entry, value);
  } catch {
    // Storage may be full or blocked; the site works without it.
  }
};

export const removeLocal = (entry: StorageEntry): void => {
  try {
    storage()?.removeItem(entry);
  } catch {
    // Without storage there is nothing to remove.
  }
};
