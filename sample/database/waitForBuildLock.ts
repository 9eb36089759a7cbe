import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startOf } from '../../services/src/db/embedded/processIdentity.ts';

const maxWaitMs = 180_000;

/** Returns the content of a lock whose process is dead; null for any other lock. */
const readDeadLock = async (lock: string): Promise<string | null> => {
  try {
    const content = await readFile(lock, 'utf8');
    const [pid, start] = content.split(' ');
    const alive =
      pid === undefined || pid === ''
        ? // The process that created the lock may not have written its id yet.
          Date.now() - (await stat(lock)).mtimeMs < 1_000
        : isAlive(Number(pid), start === undefined || start === '' ? null : start);
    return alive ? null : content;
  } catch {
    return null;
  }
};

/** Removes a dead lock. Puts the lock back if another process has replaced it since it was read. */
const removeDeadLock = async (lock: string, content: string): Promise<void> => {
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== content) await link(aside, lock).catch(() => undefined);
  await rm(aside);
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
    const dead = await readDeadLock(lock);
    if (dead !== null) {
      await removeDeadLock(lock, dead);
      continue;
    }
    if (!isWaiting) onWait();
    isWaiting = true;
    await pause(200);
  }
  return 'built';
};
