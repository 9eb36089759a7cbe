import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { identityKeyFile } from '../../services/src/config/identityKeyFile.ts';
import { makeDirectory } from '../../services/src/db/embedded/makeDirectory.ts';

const readExisting = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Creates the file for its owner only; another process may have been faster. */
const createFile = (file: string): string => {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
};

/** The key that encrypts values in the database: of the setting, else of a file in the data directory. */
export const masterKey = (secret: string | null, dataDir: string): Uint8Array => {
  const file = identityKeyFile(dataDir);
  if (secret === null) makeDirectory(dataDir);
  const text = secret ?? readExisting(file) ?? createFile(file);
  return createHash('sha256').update(text).digest();
};
