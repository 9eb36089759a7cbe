import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { identityKeyFile } from '../config/identityKeyFile.ts';
import { makeDirectory } from '../db/embedded/makeDirectory.ts';

/** Reads the key without which nobody could sign in to the restored accounts; null: a setting holds it. */
export const readIdentityKey = (dataDir: string): string | null => {
  const file = identityKeyFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Writes the key of a backup, and keeps another one under a new name. */
export const restoreIdentityKey = (dataDir: string, key: string | null, replacedName: string): void => {
  if (key === null || key === readIdentityKey(dataDir)) return;
  const file = identityKeyFile(dataDir);
  makeDirectory(dataDir);
  if (existsSync(file)) renameSync(file, `${file}-${replacedName}`);
  writeFileSync(file, key, { mode: 0o600 });
};
