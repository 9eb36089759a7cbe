import pictureSizes from '../../../../schema/pictureSizes.json' with { type: 'json' };

interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly widths?: readonly number[];
}

/** The sizes that the image service draws, smallest first; `scripts/sameRules.test.mjs` compares them with its own. */
const offered = Object.values<PictureSize>(pictureSizes)
  .flatMap(({ width, height, widths = [width * 2] }) =>
    [width, ...widths].map((wide) => ({ width: wide, height: Math.round((wide * height) / width) })),
  )
  .toSorted((one, other) => one.width * one.height - other.width * other.height);

export interface RequestedPicture {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly format?: string | null | undefined;
}

const sorted = (lengths: readonly number[]) => lengths.toSorted((one, other) => one - other);
const widths = sorted(offered.map(({ width }) => width));
const heights = sorted(offered.map(({ height }) => height));

const firstAtLeast = (lengths: readonly number[], wanted: number) =>
  lengths.find((length) => length >= wanted) ?? lengths.at(-1);

/** The smallest size that is drawn and at least as large as the requested one; the largest if none is. */
const drawnSize = ({ width, height }: RequestedPicture): string => {
  if (width && height) {
    const size = offered.find((each) => each.width >= width && each.height >= height) ?? offered.at(-1);
    return `,w_${size?.width},h_${size?.height}`;
  }
  if (width) return `,w_${firstAtLeast(widths, width)}`;
  return height ? `,h_${firstAtLeast(heights, height)}` : '';
};

/** The address of a picture. Its middle fills the size. */
export const pictureUrl = (base: string, path: string, { format, ...size }: RequestedPicture): string =>
  `${base}/c_fill${drawnSize(size)},q_auto:good,f_${format ?? 'auto'}/${path}`;
