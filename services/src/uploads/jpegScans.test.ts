import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasOneScan } from './jpegScans.ts';

const picture = () => sharp({ create: { width: 90, height: 70, channels: 3, background: '#c04020' } });

const segment = (code: number, content: readonly number[]): Buffer =>
  Buffer.from([0xff, code, 0, content.length + 2, ...content]);

/** A baseline file, with the scans of given colours: each block is one code for its mean and one for the rest, of one bit each. */
const baseline = (colours: number, scans: readonly (readonly number[])[]): Buffer => {
  const table = (kind: number) => segment(0xc4, [kind, 1, ...Array<number>(15).fill(0), 0]);
  const parts = Array.from({ length: colours }, (_none, at) => [at + 1, 0x11, 0]).flat();
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc0, [8, 0, 64, 0, 64, colours, ...parts]),
    table(0),
    table(0x10),
    ...scans.flatMap((scan) => [
      segment(0xda, [scan.length, ...scan.flatMap((colour) => [colour, 0]), 0, 63, 0]),
      Buffer.alloc(16 * scan.length),
    ]),
    Buffer.from([0xff, 0xd9]),
  ]);
};

describe('hasOneScan', () => {
  it.each<[what: string, file: () => Promise<Buffer> | Buffer]>([
    ['a usual file', () => picture().jpeg().toBuffer()],
    ['shades of grey', () => picture().greyscale().jpeg().toBuffer()],
    ['four colours', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
    [
      'metadata before the picture',
      () =>
        picture()
          .withExif({ IFD0: { Artist: 'Ada' } })
          .jpeg()
          .toBuffer(),
    ],
    ['one scan of all colours', () => baseline(3, [[1, 2, 3]])],
  ])('is true of %s', async (_what, file) => {
    const made = await file();
    expect(hasOneScan(made)).toBe(true);
    await expect(sharp(made).raw().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });

  it.each<[what: string, file: () => Promise<Buffer> | Buffer]>([
    ['a progressive file', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['one of four colours', () => picture().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
    ['scans for each colour', () => baseline(3, [[1], [2], [3]])],
    ['a colour that comes later', () => baseline(3, [[1, 2], [3]])],
  ])('is false of %s, which sharp reads nevertheless', async (_what, file) => {
    const made = await file();
    expect(hasOneScan(made)).toBe(false);
    await expect(sharp(made).raw().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });

  it('is false of what is no whole head', async () => {
    const made = await picture().jpeg().toBuffer();
    for (const end of [0, 2, 3, 5, 30]) expect(hasOneScan(made.subarray(0, end))).toBe(false);
    expect(hasOneScan(Buffer.concat([made.subarray(0, 2), Buffer.alloc(9), made.subarray(2)]))).toBe(false);
  });
});
