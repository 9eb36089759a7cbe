import { useEffect } from 'react';
import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { authSetup } from '../authSetup.ts';

const entry: StorageEntry = 'homeNotice';

/** What the home page may have to say, because signing out loads it as a new document. */
const notices = ['auth.newPassword.done', 'deleteProfile.done', 'security.signOutEverywhere.done'] as const;

/** Lets the home page of the next document say this. */
export const leaveHomeNotice = (notice: (typeof notices)[number]): void => writeSession(entry, notice);

/** Says once what the last document left to say. */
export const useHomeNotice = (): void =>
  useEffect(() => {
    const notice = notices.find((id) => id === readSession(entry));
    removeSession(entry);
    if (notice !== undefined) authSetup().onNotice(notice, 'success');
  }, []);
