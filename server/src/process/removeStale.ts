import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync } from 'node:fs';

/**
 * Removes a lock file whose content was found to be that of a process that has ended. Another process may have removed it
 * meanwhile and have the lock now: its file is put back, also in the place of a third one. Returns whether the file is removed.
 */
export const removeStale = (lock: string, content: string): boolean => {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== content) {
    renameSync(aside, lock);
    return false;
  }
  rmSync(aside);
  return true;
};
