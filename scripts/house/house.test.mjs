import { describe, expect, it } from 'vitest';
import { folderFaults } from './folderSizes.mjs';
import { linkFaults } from './links.mjs';
import { nameFaults } from './names.mjs';

describe('a folder', () => {
  const files = (count) => Array.from({ length: count }, (_none, index) => `web/src/a/${index}.ts`);

  it('has at most 25 files', () => {
    expect(folderFaults(files(25))).toEqual([]);
    expect(folderFaults(files(26))).toEqual(['web/src/a has 26 files; the limit is 25.']);
  });

  it('may have more where a tool adds one a change', () => {
    expect(
      folderFaults(files(26).map((file) => file.replace('web/src/a', 'services/src/db/migrations'))),
    ).toEqual([]);
  });

  it('does not count the files of its subfolders', () => {
    expect(folderFaults([...files(25), 'web/src/a/b/c.ts'])).toEqual([]);
  });
});

describe('a name', () => {
  it.each(['const pageSize = 20;', 'export const LeadRequest = {};', 'interface Lead {', 'const K = 1;'])(
    'follows the convention: %s',
    (line) => {
      expect(nameFaults('a.ts', line)).toEqual([]);
    },
  );

  it.each([
    ['export const PAGE_SIZE = 20;', 'a.ts:1: write the constant PAGE_SIZE in camelCase.'],
    ['const LANGUAGES: string[] = [];', 'a.ts:1: write the constant LANGUAGES in camelCase.'],
    ['type lead = {', 'a.ts:1: write the type lead in PascalCase.'],
  ])('is reported: %s', (line, fault) => {
    expect(nameFaults('a.ts', line)).toEqual([fault]);
  });
});

describe('a link of a page', () => {
  const exists = (path) => ['docs/a.md', 'web/src'].includes(path);

  it('may point to a file, a folder or another site', () => {
    expect(
      linkFaults('docs/b.md', '[a](a.md#part) [web](../web/src) [x](https://x.example)', exists),
    ).toEqual([]);
  });

  it('is reported if its target does not exist', () => {
    expect(linkFaults('docs/b.md', '[a](gone.md)', exists)).toEqual([
      'docs/b.md: the link to gone.md is broken.',
    ]);
  });
});
