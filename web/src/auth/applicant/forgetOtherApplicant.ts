import { readLocal, removeLocal, writeLocal } from '../../browser/localStore.ts';
import type { StorageEntry } from '../../browser/storageEntries.ts';
import { draftFrom } from './applicantDraft.ts';

/** What a guest has sent, as stored. */
const storedApplications = (): unknown => {
  try {
    return JSON.parse(readLocal('sentApplications') ?? 'null');
  } catch {
    return null;
  }
};

const replace = (key: StorageEntry, newValue: string | null): void => {
  if (newValue === null) removeLocal(key);
  else writeLocal(key, newValue);
  // The browser tells the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

/**
 * Before a guest logs in: removes what a guest typed to apply, and has sent, with another address than the user's. What has no
 * address stays.
 */
export const forgetOtherApplicant = (address: string | null): void => {
  const isOfOther = (typed: unknown): boolean =>
    typeof typed === 'string' && typed.trim() !== '' && typed.trim().toLowerCase() !== address?.toLowerCase();
  if (isOfOther(draftFrom(readLocal('directApply')).email)) replace('directApply', null);
  const sent = storedApplications();
  if (!Array.isArray(sent)) return;
  const left = sent.filter(
    (application: { readonly guest?: unknown } | null) => !isOfOther(application?.guest),
  );
  if (left.length < sent.length) replace('sentApplications', left.length === 0 ? null : JSON.stringify(left));
};
