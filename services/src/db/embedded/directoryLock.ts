import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { removeStale } from '@citygigs/server/process/removeStale.ts';
import { isAlive, startOf } from './processIdentity.ts';

interface Holder {
  pid: number;
  start: string | null;
}

/** The content of a lock; null without one. */
const contentOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Who has a lock; null if its content does not say. */
const holderIn = (content: string | null): Holder | null => {
  try {
    const lock: unknown = JSON.parse(content ?? '');
    if (typeof lock !== 'object' || lock === null || !('pid' in lock) || typeof lock.pid !== 'number')
      return null;
    return { pid: lock.pid, start: 'start' in lock && typeof lock.start === 'string' ? lock.start : null };
  } catch {
    return null;
  }
};

const createFile = (file: string, content: string): boolean => {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const inUseFault = (directory: string, holder: Holder | null) =>
  new StartFault(
    `The data directory ${directory} is in use by ${holder === null ? 'another process' : `process ${holder.pid}`}: stop that process first, or set DATA_DIR to another directory.`,
  );

/** How long another process may take to put back a lock that it has taken for that of a dead one. */
const settleMs = 50;

/**
 * Locks a data directory and returns the function that unlocks it. Two processes on one embedded
 * database would damage it silently.
 */
export const lockDirectory = async (directory: string, file: string): Promise<() => void> => {
  const content = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  if (!createFile(file, content)) {
    const found = contentOf(file);
    const holder = holderIn(found);
    if (holder !== null && holder.pid !== process.pid && isAlive(holder.pid, holder.start))
      throw inUseFault(directory, holder);
    if (found !== null) removeStale(file, found);
    if (!createFile(file, content)) throw inUseFault(directory, holderIn(contentOf(file)));
  }
  await pause(settleMs);
  const winner = contentOf(file);
  if (winner !== content) throw inUseFault(directory, holderIn(winner));
  return () => {
    if (contentOf(file) === content) rmSync(file, { force: true });
  };
};
