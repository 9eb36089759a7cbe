import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startOf } from '../../src/db/embedded/processIdentity.ts';

const maxWaitMs = 180_000;

const isHolderAlive = async (lock: string): Promise<boolean> => {
  try {
    const [pid, start] = (await readFile(lock, 'utf8')).split(' ');
    // The process that created the lock may not have written its id yet.
    if (pid === undefined || pid === '') return Date.now() - (await stat(lock)).mtimeMs < 1_000;
    return isAlive(Number(pid), start === undefined || start === '' ? null : start);
  } catch {
    return true;
  }
};

const tryLock = async (lock: string): Promise<boolean> => {
  try {
    await writeFile(lock, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Waits until this process may build the dump, or until another process has built it. Concurrent builds are
 * safe but wasteful, so a lock whose process is dead or takes too long is ignored.
 */
export const waitForBuildLock = async (
  lock: string,
  isBuilt: () => boolean,
  onWait: () => void,
): Promise<{ release: () => Promise<void> } | 'built'> => {
  const started = Date.now();
  let isWaiting = false;
  while (!isBuilt()) {
    if (await tryLock(lock)) return { release: () => rm(lock, { force: true }) };
    if (Date.now() - started > maxWaitMs) return { release: async () => {} };
    if (!(await isHolderAlive(lock))) {
      await rm(lock, { force: true });
      continue;
    }
    if (!isWaiting) onWait();
    isWaiting = true;
    await pause(200);
  }
  return 'built';
};
