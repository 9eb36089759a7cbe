import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files that determine the tables and rows of the database. */
const sources = [
  'sample/**/*.{ts,json}',
  'services/src/db/**/*.{ts,sql,json}',
  'services/src/text/**/*.ts',
  'locales/{languages,letters}.json',
];

const hashOfSources = (): string => {
  const hash = createHash('sha256').update(process.version);
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }));
  for (const file of files
    .filter((name) => !name.includes('node_modules') && !name.endsWith('.test.ts'))
    .sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

let cachedHash: string | undefined;

/** Returns the hash of all files that determine the sample database; computed once per process. */
export const dumpHash = (): string => (cachedHash ??= hashOfSources());
