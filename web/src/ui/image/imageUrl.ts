// All methods and variants of R5.22 and R5.26.
const cropMethods = [
  'scale',
  'fit',
  'mfit',
  'fill',
  'lfill',
  'limit',
  'pad',
  'lpad',
  'mpad',
  'crop',
  'thumb',
  'imagga_crop',
  'imagga_scale',
] as const;
const qualityNames = ['best', 'good', 'eco', 'low'] as const;
const multiplyVariants = ['dark', 'light'] as const;

export type CropMethod = (typeof cropMethods)[number];
export type ImageQuality = (typeof qualityNames)[number] | number;
export type MultiplyVariant = (typeof multiplyVariants)[number];

/** Options of a picture at the image service, validated when the URL is built. */
export interface ImageOptions {
  /** Base URL of images, without a trailing slash. */
  readonly base?: string;
  readonly crop?: CropMethod;
  readonly height?: number;
  readonly multiply?: MultiplyVariant;
  readonly quality?: ImageQuality;
  readonly width?: number;
}

const includes = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

const checkCrop = (crop: CropMethod): string => {
  if (!includes(cropMethods, crop)) throw new Error('Improper crop method');
  return `c_${crop}`;
};

const checkQuality = (quality: ImageQuality): string => {
  if (includes(qualityNames, quality)) return `q_auto:${quality}`;
  if (typeof quality === 'number' && quality >= 1 && quality <= 100) return `q_${quality}`;
  throw new Error('Improper quality modifier');
};

const checkMultiply = (variant: MultiplyVariant): string => {
  if (!includes(multiplyVariants, variant)) throw new Error('Improper multiplication variant');
  return `l_multiply_${variant},fl_relative,w_1.0,e_multiply`;
};

/** The URL of an image with size, crop and quality; the service chooses the format. */
export const imageUrl = (path: string, options: ImageOptions = {}): string => {
  const { base = '/images', crop = 'fill', height, multiply, quality = 'good', width } = options;
  const main = [
    checkCrop(crop),
    ...(width === undefined ? [] : [`w_${Math.round(width)}`]),
    ...(height === undefined ? [] : [`h_${Math.round(height)}`]),
    checkQuality(quality),
    'f_auto',
  ].join(',');
  const layers = multiply === undefined ? [main] : [main, checkMultiply(multiply)];
  return [base, ...layers, path.replace(/^\/+/, '')].join('/');
};
