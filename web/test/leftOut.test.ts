// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { relayAlias } from '../vite/leftOut/relayAlias.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const filesWith = (pattern: RegExp, glob: string): string[] =>
  globSync(join(web, glob)).filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** What the packages require, by the file that does. */
const required = ['relay-runtime', 'react-relay'].flatMap((name) =>
  globSync(join(resolve(`${name}/package.json`), '../lib/**/*.js')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/require\(['"]([^'"]+)['"]\)/g)].map(([, path = '']) => path),
  ),
);

describe('what the build leaves out of Relay', () => {
  it.each(relayAlias)('is still required as $find', ({ find }) => {
    expect(required.filter((path) => find.test(path))).not.toEqual([]);
  });

  it('is needed by no operation', () => {
    const generated = 'src/__generated__/*.ts';
    expect(filesWith(/"kind": "Linked/, generated)).not.toEqual([]);
    expect(filesWith(/"kind": "(?:RelayResolver|RelayLiveResolver|ClientEdge\w+)"/, generated)).toEqual([]);
    expect(filesWith(/@updatable/, generated)).toEqual([]);
  });

  it('is used by no source', () => {
    const names = /\breadUpdatable(?:Query|Fragment)\b|\bMutationTypes\b|\bRangeOperations\b/;
    expect(filesWith(names, 'src/**/*.{ts,tsx}')).toEqual([]);
  });
});
