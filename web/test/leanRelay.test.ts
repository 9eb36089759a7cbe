// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { usedByLateParts } from '../vite/leftOut/relayAlias.ts';
import { namesRead } from './namesRead.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');

/** A file and the files of react-relay that it imports, directly or indirectly. */
const withRequired = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(
    /(?:require\(|from )['"](react-relay\/lib\/.+?|\..+?)['"]/g,
  ))
    withRequired(path.startsWith('.') ? resolve(join(dirname(file), path)) : resolve(path), seen);
  return seen;
};

/** The files in the build that read names from Relay's packages. */
const readers = [
  ...withRequired(join(web, 'vite/leanReactRelay.js')),
  ...withRequired(join(web, 'vite/lateReactRelay.js')),
  ...withRequired(join(web, 'vite/latePagination.js')),
  ...globSync(join(dirname(resolve('found-relay/package.json')), 'es/*.js')),
  ...globSync(join(web, 'src/**/*.{ts,tsx}')).filter((file) => !/\.test\.|__generated__/.test(file)),
];

const namesOf = (module: string, files: readonly string[]) =>
  files.flatMap((file) => [...namesRead(file, read(file), module)]);

const lateReaders = readers.filter((file) => usedByLateParts.test(file));
const earlyReaders = readers.filter((file) => !usedByLateParts.test(file));

const valueAt = (exported: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], exported);

describe.each([
  {
    module: 'relay-runtime',
    lean: 'leanRelayRuntime.js',
    files: earlyReaders,
    known: ['getRequest', '__internal.fetchQuery'],
  },
  {
    module: 'relay-runtime',
    lean: 'lateRelayRuntime.js',
    files: lateReaders,
    known: ['getPaginationVariables', '__internal.fetchQueryDeduped'],
  },
  {
    module: 'react-relay',
    lean: 'leanReactRelay.js',
    files: readers,
    known: ['ReactRelayContext', 'useFragment'],
  },
  { module: 'react-relay/hooks', lean: 'lateReactRelay.js', files: readers, known: ['useLazyLoadQuery'] },
])('$lean', ({ module, lean, files, known }) => {
  // In the build, a name that is missing here would be undefined, and fail only when it is used.
  it(`has every name that the build reads from ${module}`, async () => {
    const exported: unknown = await import(join(web, 'vite', lean));
    const names = [...new Set(namesOf(module, files))];
    expect(names).toEqual(expect.arrayContaining(known));
    expect(names.filter((name) => valueAt(exported, name) === undefined)).toEqual([]);
  });
});
