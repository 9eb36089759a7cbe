import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharp } from '../uploads/sharp.ts';

let version: string | undefined;

/** Identifies the code that draws images, so that images of other versions are not used. */
export const drawingVersion = (): string => {
  if (version !== undefined) return version;
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  const files = globSync('**/*.ts', {
    cwd: import.meta.dirname,
    exclude: (name) => name.endsWith('.test.ts'),
  });
  for (const file of files.sort()) hash.update(readFileSync(join(import.meta.dirname, file)));
  version = hash.digest('base64url');
  return version;
};
