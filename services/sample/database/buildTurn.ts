import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startOf } from '../../src/db/embedded/processIdentity.ts';

const longestWait = 180_000;

const holderLives = async (lock: string): Promise<boolean> => {
  try {
    const [pid, start] = (await readFile(lock, 'utf8')).split(' ');
    // A lock without a process in it is just being written.
    if (pid === undefined || pid === '') return Date.now() - (await stat(lock)).mtimeMs < 1_000;
    return isAlive(Number(pid), start === undefined || start === '' ? null : start);
  } catch {
    return true;
  }
};

const taken = async (lock: string): Promise<boolean> => {
  try {
    await writeFile(lock, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Waits until it is our turn to build, or until another process has done so. Waiting only saves work: a build
 * beside another one would end well too, so a lock that nobody holds any more, or holds for too long, is passed by.
 */
export const buildTurn = async (
  lock: string,
  isBuilt: () => boolean,
  onWait: () => void,
): Promise<{ release: () => Promise<void> } | 'built'> => {
  const started = Date.now();
  let said = false;
  while (!isBuilt()) {
    if (await taken(lock)) return { release: () => rm(lock, { force: true }) };
    if (Date.now() - started > longestWait) return { release: async () => {} };
    if (!(await holderLives(lock))) {
      await rm(lock, { force: true });
      continue;
    }
    if (!said) onWait();
    said = true;
    await pause(200);
  }
  return 'built';
};
