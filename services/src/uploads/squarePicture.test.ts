import { spawnSync } from 'node:child_process';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxFileBytes } from './pictureLimits.ts';
import { squarePicture } from './squarePicture.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  picture(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);

const animatedWebp = async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'can be %s and becomes a WebP square of its middle, at most 512 px wide',
    async (format) => {
      const file = await halves(1200, 700).toFormat(format).toBuffer();
      const { data, info } = await sharp(await squarePicture(file))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([512, 512]);
      const isBlue = (x: number) => (data[(256 * 512 + x) * 3 + 2] ?? 0) > 128;
      expect([isBlue(10), isBlue(500)]).toEqual([false, true]);
    },
  );

  it('is not enlarged, and loses its metadata but not its orientation', async () => {
    const file = await halves(60, 40)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Ada', Copyright: 'Secret place' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(file.includes('Ada')).toBe(true);
    const stored = await squarePicture(file);
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 40 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    // Turned to the right, the left half is above.
    expect([(data[(2 * 40 + 20) * 3] ?? 0) > 128, (data[(38 * 40 + 20) * 3 + 2] ?? 0) > 128]).toEqual([
      true,
      true,
    ]);
  });

  it.each<[what: string, file: () => Promise<Buffer> | Buffer]>([
    ['an SVG document', () => Buffer.from(svg)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => picture(20, 20).gif().toBuffer()],
    ['a TIFF', () => picture(20, 20).tiff().toBuffer()],
    ['an animated WebP', animatedWebp],
    [
      'an animated PNG',
      async () => {
        const png = await picture(20, 20).png().toBuffer();
        return Buffer.concat([
          png.subarray(0, 33),
          Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1'),
          png.subarray(33),
        ]);
      },
    ],
    ['cut off', async () => (await halves(900, 900).png().toBuffer()).subarray(0, 900)],
    ['empty', () => Buffer.alloc(0)],
    [
      'a type behind the first bytes of another',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from(svg)]),
    ],
  ])('is refused if it is %s', async (_what, file) => {
    await expect(squarePicture(await file())).rejects.toMatchObject({
      name: 'UnusablePicture',
      code: 'invalid',
    });
  });

  it('is refused above 5 MB, and above 40 megapixels however small the file is', async () => {
    const bomb = await picture(7_000, 6_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    for (const file of [bomb, Buffer.alloc(maxFileBytes + 1)])
      await expect(squarePicture(file)).rejects.toMatchObject({ code: 'too_large' });
    // The head alone decides, before anything is decoded.
    const claim = Buffer.from(bomb);
    claim.writeUInt32BE(100_000, 16);
    claim.writeUInt32BE(100_000, 20);
    await expect(squarePicture(claim)).rejects.toMatchObject({ name: 'UnusablePicture' });
  });

  it.each<[what: string, file: (width: number, height: number) => Sharp]>([
    ['AVIF', (width, height) => picture(width, height).avif({ effort: 0 })],
    ['a progressive JPEG', (width, height) => picture(width, height).jpeg({ progressive: true })],
    [
      'a progressive JPEG with all colours of each pixel',
      (width, height) => picture(width, height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['an interlaced PNG', (width, height) => picture(width, height).png({ progressive: true })],
  ])('is refused above 8 megapixels if it is %s, which is decoded as a whole', async (_what, file) => {
    await expect(squarePicture(await file(4_001, 2_000).toBuffer())).rejects.toMatchObject({
      code: 'too_large',
    });
    await expect(squarePicture(await file(2_000, 4_000).toBuffer())).resolves.toBeInstanceOf(Buffer);
  });

  it.each<[what: string, width: number, height: number]>([
    ['wider than three times its height', 4_910, 1_630],
    ['very wide', 60_000, 134],
    ['higher than three times its width', 1_630, 4_910],
  ])('is refused above 8 megapixels if it is %s', async (_what, width, height) => {
    for (const format of ['jpeg', 'png'] as const) {
      const file = await picture(width, height).toFormat(format).toBuffer();
      await expect(squarePicture(file)).rejects.toMatchObject({ code: 'too_large' });
    }
  });

  it.each<[what: string, file: () => Sharp]>([
    ['a photo', () => picture(4_080, 3_072).jpeg()],
    ['a PNG', () => picture(4_000, 3_000).png()],
    ['a WebP', () => picture(6_000, 2_000).webp({ effort: 0 })],
  ])('may have more than 8 megapixels if it is %s, which is decoded row by row', async (_what, file) => {
    const square = await squarePicture(await file().toBuffer());
    expect(await sharp(square).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  it('takes no memory once it is read', async () => {
    const file = await picture(4_000, 2_000)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const program = `
      const { squarePicture } = await import(${JSON.stringify(import.meta.resolve('./squarePicture.ts'))});
      const { buffer } = await import('node:stream/consumers');
      const file = await buffer(process.stdin);
      const before = process.memoryUsage.rss();
      for (let at = 0; at < 4; at += 1) await squarePicture(file);
      console.log(process.memoryUsage.rss() - before);`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      input: file,
    });
    expect(Number(stdout.toString())).toBeGreaterThan(0);
    expect(Number(stdout.toString()) / 1e6).toBeLessThan(40);
  });
});
