import { sharp } from '../uploads/sharp.ts';
import { mediaTypes } from './encode.ts';
import { ImproperTransformation } from './improperTransformation.ts';
import type { EncodedFormat } from './negotiateFormat.ts';
import type { Transformations } from './transformations.ts';
import { maxSide } from '../uploads/pictureLimits.ts';

/** Encodes an uploaded picture in a size and format. It fills the size, and is never larger than it was stored. */
export const encodeUpload = async (
  content: Buffer,
  { width, height, quality }: Pick<Transformations, 'width' | 'height' | 'quality'>,
  format: EncodedFormat,
): Promise<Buffer> => {
  if (format === 'svg') throw new ImproperTransformation('f', `Improper format: not ${mediaTypes.svg}`);
  const side = (length: number | undefined, other: number | undefined) =>
    Math.min(length ?? other ?? maxSide, maxSide);
  const picture = sharp(content).resize(side(width, height), side(height, width), { fit: 'cover' });
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  return picture.toFormat(format, { quality }).toBuffer();
};
