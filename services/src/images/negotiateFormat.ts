import type { Format } from './transformations.ts';

/** A format in which images are encoded. */
export type WrittenFormat = Exclude<Format, 'auto'>;

const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter));
  });

/**
 * The format of the answer. Prefers WebP to AVIF, because its files of these flat drawings are smaller and faster to make.
 */
export const negotiateFormat = (asked: Format, accept: string, flat: boolean): WrittenFormat => {
  if (asked !== 'auto') return asked;
  if (accepts(accept, 'image/webp')) return 'webp';
  if (accepts(accept, 'image/avif')) return 'avif';
  return flat ? 'png' : 'jpg';
};
