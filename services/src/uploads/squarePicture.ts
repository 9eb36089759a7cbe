import sharp from 'sharp';
import { limitConcurrency, Overloaded } from '../rest/limitConcurrency.ts';
import { HttpProblem } from '../rest/httpProblem.ts';
import { maxAvifPixels, maxFileBytes, maxPixels, maxSide } from './pictureLimits.ts';
import { pictureType } from './pictureType.ts';
import { UnusablePicture } from './unusablePicture.ts';

const maxSeconds = 15;

/** One at a time, because each may need much memory. */
const limit = limitConcurrency(1, 20);

const notAPicture = () =>
  new UnusablePicture('invalid', 'This is not a JPEG, PNG, WebP or AVIF picture, or it is animated.');

const tooLarge = () =>
  new UnusablePicture('too_large', 'A picture has at most 5 MB and 40 megapixels (AVIF: 8).');

const assertDecodable = async (file: Buffer): Promise<number> => {
  if (file.length > maxFileBytes) throw tooLarge();
  const type = pictureType(file);
  if (type === null) throw notAPicture();
  // Reads the head of the file only.
  const { format, width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format !== (type === 'avif' ? 'heif' : type) || pages > 1) throw notAPicture();
  if (width * height > (type === 'avif' ? maxAvifPixels : maxPixels)) throw tooLarge();
  return Math.min(width, height, maxSide);
};

const encodeSquare = async (file: Buffer): Promise<Buffer> => {
  const side = await assertDecodable(file);
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 88, effort: 4 })
    .toBuffer();
};

/**
 * Makes the picture that is shown of an uploaded one: its middle as a square, upright and encoded anew, so that nothing
 * else that the file contained is kept. Throws `UnusablePicture` for anything else than a still picture of common type.
 */
export const squarePicture = async (file: Buffer): Promise<Buffer> => {
  try {
    return await limit(() => encodeSquare(file));
  } catch (error) {
    if (error instanceof Overloaded)
      throw new HttpProblem(503, 'Too many pictures are being read. Try again later.');
    throw error instanceof UnusablePicture ? error : notAPicture();
  }
};
