import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './openEmbedded.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'citygigs-embedded-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

describe('openEmbedded', () => {
  it('keeps other local users out of the directory, also of one that an earlier version made', async () => {
    const directory = join(dataDir, 'pglite');
    const openedMode = async () => {
      const { close } = await openEmbedded({ dataDir });
      await close();
      return statSync(directory).mode & 0o777;
    };
    expect(await openedMode()).toBe(0o700);
    chmodSync(directory, 0o755);
    expect(await openedMode()).toBe(0o700);
  }, 120_000);
});
