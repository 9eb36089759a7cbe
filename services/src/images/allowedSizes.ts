import pictureSizes from '../../../schema/pictureSizes.json' with { type: 'json' };
import { ImproperTransformation } from './improperTransformation.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** The widths in which browsers choose it; without them it is offered once and twice as large. */
  readonly widths?: readonly number[];
}

const sizes: readonly PictureSize[] = Object.values(pictureSizes);

/** Like the addresses that `imageSources.ts` of web makes of a size. */
export const variantsOf = ({
  width,
  height,
  widths = [width * 2],
}: PictureSize): (readonly [number, number])[] =>
  [width, ...widths].map((wide) => [wide, Math.round((wide * height) / width)]);

const allowed = sizes.flatMap(variantsOf);
const pairs = new Set(allowed.map(([width, height]) => `${width}x${height}`));
const widths = new Set(allowed.map(([width]) => width));
const heights = new Set(allowed.map(([, height]) => height));

/**
 * Throws for a size that the site does not use, so that nobody makes the service draw the same picture a thousand times. A side
 * may be left out, or both, because the other then follows from the picture.
 */
export const assertAllowedSize = (width: number | undefined, height: number | undefined): void => {
  const refuse = (field: string): never => {
    throw new ImproperTransformation(
      field,
      'This size is not offered: schema/pictureSizes.json lists those that are',
    );
  };
  if (width !== undefined && height !== undefined) {
    if (!pairs.has(`${width}x${height}`)) refuse(widths.has(width) ? 'h' : 'w');
  } else if (width !== undefined) {
    if (!widths.has(width)) refuse('w');
  } else if (height !== undefined && !heights.has(height)) refuse('h');
};
