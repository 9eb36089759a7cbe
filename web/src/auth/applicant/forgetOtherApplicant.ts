import { readLocal, removeLocal, writeLocal } from '../../browser/storage/localStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { storedItems } from '../../browser/storage/storedJson.ts';
import { notifyOfStorage } from '../../browser/storage/subscribeToStorage.ts';
import { draftFrom } from './applicantDraft.ts';

const replace = (key: StorageEntry, newValue: string | null): void => {
  if (newValue === null) removeLocal(key);
  else writeLocal(key, newValue);
  notifyOfStorage(key, newValue);
};

/**
 * Before a guest logs in: removes what a guest typed to apply, and has sent, with another address than the user's. What has no
 * address stays.
 */
export const forgetOtherApplicant = (address: string | null): void => {
  const isOfOther = (typed: unknown): boolean =>
    typeof typed === 'string' && typed.trim() !== '' && typed.trim().toLowerCase() !== address?.toLowerCase();
  if (isOfOther(draftFrom(readLocal('directApply')).email)) replace('directApply', null);
  const sent = storedItems(readLocal('sentApplications'));
  const left = sent.filter(
    (application) => !isOfOther((application as { readonly guest?: unknown } | null)?.guest),
  );
  if (left.length < sent.length) replace('sentApplications', left.length === 0 ? null : JSON.stringify(left));
};
