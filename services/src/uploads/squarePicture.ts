import type { Metadata } from 'sharp';
import { HttpProblem } from '../rest/httpProblem.ts';
import { limitConcurrency, Overloaded } from '../rest/limitConcurrency.ts';
import { hasOneScan } from './jpegScans.ts';
import {
  maxFileBytes,
  maxPixels,
  maxRatio,
  maxSide,
  maxWaitingBytes,
  maxWholePixels,
} from './pictureLimits.ts';
import { readApart } from './readApart.ts';
import { sharp } from './sharp.ts';
import { UnusablePicture } from './unusablePicture.ts';

const startsWith = (file: Buffer, at: number, text: string): boolean =>
  file.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** An animated PNG announces its frames before the first picture, and a decoder that knows none shows only that. */
const isAnimatedPng = (file: Buffer): boolean => {
  const frames = file.indexOf('acTL');
  return frames !== -1 && frames < file.indexOf('IDAT');
};

/**
 * The type of a picture by its first bytes, whatever its name says; null for all others. No other type reaches a decoder:
 * SVG is a document that can load files, and rarely used types have rarely tested decoders.
 */
const pictureType = (file: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | null => {
  if (startsWith(file, 0, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(file, 0, '\x89PNG\r\n\x1a\n')) return isAnimatedPng(file) ? null : 'png';
  if (startsWith(file, 0, 'RIFF') && startsWith(file, 8, 'WEBP')) return 'webp';
  if (startsWith(file, 4, 'ftypavif')) return 'avif';
  return null;
};

/** One at a time, because each may need much memory, and so may the files that wait. */
const limit = limitConcurrency(1, maxWaitingBytes);

/** What a file counts at least, so that no more wait than are read in about half a minute. */
const leastWeight = maxWaitingBytes / 20;

const notAPicture = () =>
  new UnusablePicture('invalid', 'This is not a JPEG, PNG, WebP or AVIF picture, or it is animated.');

const tooLarge = () =>
  new UnusablePicture(
    'too_large',
    'A picture has at most 5 MB and 40 megapixels; AVIF, progressive and interlaced pictures and those with a side three times as long as the other: 8.',
  );

/** Whether memory grows with the width of a picture, and not with all of it. */
const isReadByRow = (file: Buffer, { format, width, height, isProgressive }: Metadata): boolean => {
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) return false;
  return format === 'jpeg' ? hasOneScan(file) : format !== 'heif' && !isProgressive;
};

const assertDecodable = async (file: Buffer): Promise<number> => {
  if (file.length > maxFileBytes) throw tooLarge();
  const type = pictureType(file);
  if (type === null) throw notAPicture();
  // Reads the head of the file only.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null) throw notAPicture();
  const { format, width, height, pages = 1 } = head;
  if (format !== (type === 'avif' ? 'heif' : type) || pages > 1) throw notAPicture();
  if (width * height > (isReadByRow(file, head) ? maxPixels : maxWholePixels)) throw tooLarge();
  return Math.min(width, height, maxSide);
};

const encodeSquare = async (file: Buffer): Promise<Buffer> => {
  const side = await assertDecodable(file);
  const square = await readApart(file, side);
  if (square === null) throw notAPicture();
  return square;
};

/**
 * Makes the picture that is shown of an uploaded one: its middle as a square, upright and encoded anew, so that nothing
 * else that the file contained is kept. Throws `UnusablePicture` for anything else than a still picture of common type.
 */
export const squarePicture = async (file: Buffer): Promise<Buffer> => {
  try {
    return await limit(() => encodeSquare(file), { weight: Math.max(file.length, leastWeight) });
  } catch (error) {
    if (error instanceof Overloaded)
      throw new HttpProblem(503, 'Too many pictures are being read. Try again later.');
    throw error;
  }
};
