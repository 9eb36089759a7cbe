import { timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Logger } from 'pino';
import { hashOfKey, readKeys, type ApiKey } from './keyFile.ts';

const checkEveryMs = 500;

/** Changes with the file. */
const versionOf = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.ino} ${found.mtimeMs} ${found.ctimeMs} ${found.size}`;
};

const isValid = ({ until }: ApiKey['hashes'][number], now: number): boolean =>
  until === null || Date.parse(until) > now;

/** Returns a function that finds the owner of a key, or null. It reads the file again when that changes. */
export const apiKeys = (file: string, log: Pick<Logger, 'error' | 'info'>) => {
  let keys: readonly ApiKey[] = [];
  let version: string | null = null;
  let checked = Number.NEGATIVE_INFINITY;
  const refresh = (): void => {
    const now = performance.now();
    if (now - checked < checkEveryMs) return;
    checked = now;
    try {
      const found = versionOf(file);
      if (found === version) return;
      keys = readKeys(file);
      version = found;
      log.info({ names: keys.map(({ name }) => name) }, 'API keys read');
    } catch (error) {
      // Keys that were revoked must not stay valid because of a broken file.
      keys = [];
      version = null;
      log.error({ err: error }, 'API keys not read: none is valid');
    }
  };
  return (key: string): ApiKey | null => {
    refresh();
    const hash = hashOfKey(key);
    const now = Date.now();
    let owner: ApiKey | null = null;
    // Compares with all of them, so that the time says nothing.
    for (const candidate of keys)
      for (const one of candidate.hashes)
        if (timingSafeEqual(Buffer.from(one.sha256, 'hex'), hash) && isValid(one, now)) owner = candidate;
    return owner;
  };
};
