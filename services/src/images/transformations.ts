import { ImproperTransformation } from './improperTransformation.ts';

/** How a picture is fitted to the requested size. */
export const cropMethods = [
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
export type CropMethod = (typeof cropMethods)[number];

/** The formats that can be requested; `auto` is the best one that the client accepts. */
export const formats = ['auto', 'png', 'jpg', 'webp', 'avif', 'svg'] as const;
export type Format = (typeof formats)[number];

/** The shade over a picture that keeps text on it legible. */
export type Shade = 'dark' | 'light';

/** The transformations of an image URL. */
export interface Transformations {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly crop: CropMethod;
  /** 1 to 100. */
  readonly quality: number;
  readonly format: Format;
  readonly shade: Shade | undefined;
}

const automaticQuality: Readonly<Record<string, number>> = {
  auto: 74,
  'auto:best': 90,
  'auto:good': 74,
  'auto:eco': 58,
  'auto:low': 40,
};

/** The named qualities, that of the site's headers, and the best. */
const drawnQualities = [...Object.values(automaticQuality), 50, 100].sort((one, other) => one - other);

/** The quality in which an image is drawn: the next higher one of a few, so that a picture is drawn in few qualities. */
export const drawnQuality = (quality: number): number =>
  drawnQualities.find((drawn) => drawn >= quality) ?? quality;

const parseLength = (field: string, value: string): number => {
  const number = Number(value);
  if (!/^\d{1,4}$/.test(value) || number < 1) {
    throw new ImproperTransformation(field, 'Width and height are whole numbers from 1 to 9999');
  }
  return number;
};

const parseCropMethod = (value: string): CropMethod => {
  const method = cropMethods.find((name) => name === value);
  if (method === undefined) throw new ImproperTransformation('c', 'Improper crop method');
  return method;
};

const parseQuality = (value: string): number => {
  const automatic = Object.hasOwn(automaticQuality, value) ? automaticQuality[value] : undefined;
  if (automatic !== undefined) return automatic;
  const number = Number(value);
  if (!/^\d{1,3}$/.test(value) || number < 1 || number > 100) {
    throw new ImproperTransformation('q', 'Improper quality modifier');
  }
  return number;
};

const parseFormat = (value: string): Format => {
  const known = formats.find((name) => name === (value === 'jpeg' ? 'jpg' : value));
  if (known === undefined) throw new ImproperTransformation('f', 'Improper format');
  return known;
};

const parseShade = (variant: string): Shade => {
  if (variant !== 'dark' && variant !== 'light') {
    throw new ImproperTransformation('e', 'Improper multiplication variant');
  }
  return variant;
};

/** Parses the comma-separated transformations of an image URL, such as `c_fill,w_50,h_50,q_auto:eco,f_auto`. */
export const parseTransformations = (text: string): Transformations => {
  let requested: Transformations = {
    width: undefined,
    height: undefined,
    crop: 'scale',
    quality: 74,
    format: 'auto',
    shade: undefined,
  };
  for (const part of text.split(',')) {
    const name = part.slice(0, Math.max(0, part.indexOf('_')));
    const value = part.slice(name.length + 1);
    if (name === 'w') requested = { ...requested, width: parseLength(name, value) };
    else if (name === 'h') requested = { ...requested, height: parseLength(name, value) };
    else if (name === 'c') requested = { ...requested, crop: parseCropMethod(value) };
    else if (name === 'q') requested = { ...requested, quality: parseQuality(value) };
    else if (name === 'f') requested = { ...requested, format: parseFormat(value) };
    else if (name === 'e' && value.startsWith('multiply:'))
      requested = { ...requested, shade: parseShade(value.slice(9)) };
    else throw new ImproperTransformation('transformations', 'Unknown transformation');
  }
  return requested;
};

/** Parses the layer of an image URL: `l_multiply_dark,fl_relative,w_1.0,e_multiply` puts a shade over the picture. */
export const parseLayer = (text: string): Shade => {
  const variant = /^l_multiply_([^,]*),fl_relative,w_1\.0,e_multiply$/.exec(text)?.[1];
  if (variant === undefined) throw new ImproperTransformation('l', 'Unknown layer');
  return parseShade(variant);
};
