import { writeSession } from '../../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';

const entry: StorageEntry = 'tabOwner';

/** Remembers that what this tab stores belongs to a user, if there is one. */
export const rememberTabUser = (account: string | null): void => {
  if (account !== null) writeSession(entry, account);
};
