import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFault } from '@citygigs/server/config/startFault.ts';
import { isAlive, startOf } from './processIdentity.ts';

interface Holder {
  pid: number;
  start: string | null;
}

const holderOf = (file: string): Holder | null => {
  try {
    const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
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

const inUseFault = (directory: string, { pid }: Holder) =>
  new StartFault(
    `The data directory ${directory} is in use by process ${pid}: stop that process first, or set DATA_DIR to another directory.`,
  );

/**
 * Locks a data directory and returns the function that unlocks it. Two processes on one embedded
 * database would damage it silently.
 */
export const lockDirectory = async (directory: string, file: string): Promise<() => void> => {
  const content = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  if (!createFile(file, content)) {
    const holder = holderOf(file);
    if (holder !== null && holder.pid !== process.pid && isAlive(holder.pid, holder.start)) {
      throw inUseFault(directory, holder);
    }
    // Rename the stale lock first: if two processes find it, the rename fails in one of them.
    const aside = `${file}.${process.pid}`;
    renameSync(file, aside);
    rmSync(aside);
    if (!createFile(file, content)) throw inUseFault(directory, holderOf(file) ?? { pid: 0, start: null });
    await pause(50);
    const winner = holderOf(file);
    if (winner?.pid !== process.pid) throw inUseFault(directory, winner ?? { pid: 0, start: null });
  }
  return () => {
    if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
  };
};
