import pictureSizes from '../../../schema/pictureSizes.json' with { type: 'json' };
import { variantsOf } from './allowedSizes.ts';
import type { Transformations } from './transformations.ts';

type Use = Pick<Transformations, 'crop' | 'quality' | 'shade'>;

const usual: Use = { crop: 'fill', quality: 74, shade: undefined };

/** How pages show the sizes that they do not show like all others. */
const special: Partial<Record<keyof typeof pictureSizes, Partial<Use>>> = {
  header: { quality: 50, shade: 'dark' },
  postHeader: { quality: 50 },
  logo: { quality: 58 },
  popularCategory: { quality: 58 },
  productPicture: { crop: 'pad' },
};

const nameOf = (width: number, height: number, { crop, quality, shade }: Use): string =>
  `${width}x${height} ${crop} ${quality} ${shade}`;

const uses = new Set(
  Object.entries(pictureSizes).flatMap(([name, size]) => {
    const use = { ...usual, ...special[name as keyof typeof pictureSizes] };
    return variantsOf(size).map(([width, height]) => nameOf(width, height, use));
  }),
);

/** Whether pages of the site show pictures with these transformations. */
export const isSiteUse = ({ width, height, ...use }: Omit<Transformations, 'format'>): boolean =>
  width !== undefined && height !== undefined && uses.has(nameOf(width, height, use));
