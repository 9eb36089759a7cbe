import { useEffect } from 'react';
import { authSetup } from '../../auth/authSetup.ts';
import { readSession, removeSession, writeSession } from '../../browser/sessionStore.ts';
import type { StorageEntry } from '../../browser/storageEntries.ts';

const entry: StorageEntry = 'profileDeleted';

/** Lets the home page say that the profile was deleted, because signing out loads it as a new document. */
export const noteProfileDeleted = (): void => writeSession(entry, 'true');

/** Says once that the profile was deleted. */
export const useDeletionNotice = (): void =>
  useEffect(() => {
    if (readSession(entry) === null) return;
    removeSession(entry);
    authSetup().onNotice('deleteProfile.done', 'success');
  }, []);
