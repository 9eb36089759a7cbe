import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { removeStale } from '@citygigs/server/process/removeStale.ts';

/** A command takes milliseconds, so that a lock of this age is one that a killed command has left. */
const staleMs = 10_000;
const maxWaitMs = 30_000;

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

const pause = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** The content of a lock; null without one. */
const contentOf = (lock: string): string | null => {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
};

const tryLock = (lock: string, content: string): boolean => {
  try {
    writeFileSync(lock, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** Removes a lock of a killed command. */
const removeOld = (lock: string): void => {
  const found = statSync(lock, { throwIfNoEntry: false });
  if (found === undefined || Date.now() - found.mtimeMs < staleMs) return;
  const content = contentOf(lock);
  if (content !== null) removeStale(lock, content);
};

/**
 * Runs work while no other command changes a file. The work gets a function that throws if it has lost the lock, because its process was
 * stopped for long.
 */
export const whileLocked = <Result>(file: string, work: (assertLocked: () => void) => Result): Result => {
  const lock = `${file}.lock`;
  const content = randomUUID();
  const started = performance.now();
  while (!tryLock(lock, content)) {
    if (performance.now() - started > maxWaitMs) throw new Error(`Another command changes the keys: ${lock}`);
    removeOld(lock);
    pause(20);
  }
  const isOurs = () => contentOf(lock) === content;
  try {
    return work(() => {
      if (!isOurs()) throw new Error('Another command has changed the keys meanwhile. Try again.');
    });
  } finally {
    if (isOurs()) rmSync(lock, { force: true });
  }
};
