import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageFiles } from './imageFiles.ts';

describe('imageFiles', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const open = (maxBytes = 1_000_000, more: { directory?: string; reserveBytes?: number } = {}) => {
    const onFailure = vi.fn();
    return { onFailure, files: imageFiles({ directory, maxBytes, reserveBytes: 0, onFailure, ...more }) };
  };
  const picture = Buffer.alloc(1000, 'a');
  const total = async () => {
    const sizes = await Promise.all(
      (await readdir(directory)).map(async (name) => (await stat(join(directory, name))).size),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  it('keeps images for another process', async () => {
    const { files } = open();
    files.write('berlin', picture);
    await files.settled();
    const other = open().files;
    expect(await other.read('berlin')).toEqual(picture);
    expect(await other.read('paris')).toBeNull();
  });

  it('removes the oldest when they are too large together, also those of an earlier process', async () => {
    const earlier = open(10_000).files;
    for (const key of ['a', 'b', 'c']) {
      earlier.write(key, picture);
      await earlier.settled();
      // File systems tell times apart that are some milliseconds apart.
      await pause(20);
    }
    const { files } = open(5_500);
    for (const key of ['d', 'e', 'f', 'g']) files.write(key, picture);
    await files.settled();
    expect(await total()).toBeLessThanOrEqual(5_500);
    const found = await Promise.all([...'abcdefg'].map(async (key) => (await files.read(key)) !== null));
    expect(found).toEqual([false, false, true, true, true, true, true]);
  });

  it('does not use a damaged file, and replaces it', async () => {
    const { files } = open();
    files.write('berlin', picture);
    await files.settled();
    const [name = ''] = await readdir(directory);
    const content = await readFile(join(directory, name));
    for (const damaged of [Buffer.alloc(0), content.subarray(0, 500), content.fill('b', 40, 41)]) {
      await writeFile(join(directory, name), damaged);
      expect(await files.read('berlin')).toBeNull();
    }
    files.write('berlin', picture);
    await files.settled();
    expect(await files.read('berlin')).toEqual(picture);
  });

  it('removes what a killed process left unfinished', async () => {
    await writeFile(join(directory, 'x.1.part'), 'half');
    const { files } = open();
    files.write('berlin', picture);
    await files.settled();
    expect((await readdir(directory)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keeps nothing where it cannot write, and says so once', async () => {
    const { files, onFailure } = open(1_000_000, { directory: '/proc/pictures' });
    for (const key of ['a', 'b']) files.write(key, picture);
    await files.settled();
    expect(await files.read('a')).toBeNull();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('leaves the rest of a disk that is nearly full to others', async () => {
    const { files, onFailure } = open(1_000_000, { reserveBytes: Number.MAX_SAFE_INTEGER });
    files.write('a', picture);
    await files.settled();
    expect([await readdir(directory), onFailure.mock.calls]).toEqual([[], []]);
  });
});
