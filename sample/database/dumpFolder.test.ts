import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dumpFolder } from './dumpFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'citygigs-dumps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the folder of dumps', () => {
  it('is shared where it can be written to, and otherwise in the data directory', () => {
    const shared = join(folder, 'shared');
    expect(dumpFolder('/data', shared)).toBe(shared);
    writeFileSync(join(folder, 'file'), '');
    expect(dumpFolder('/data', join(folder, 'file', 'shared'))).toBe('/data/dumps');
  });
});
