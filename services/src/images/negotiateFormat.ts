import { acceptEntries } from '@citygigs/server/http/acceptEntries.ts';
import type { Format } from './transformations.ts';

/** A format in which images are encoded. */
export type EncodedFormat = Exclude<Format, 'auto'>;

const accepts = (accept: string, type: string): boolean =>
  acceptEntries(accept).some(
    ([name, ...parameters]) =>
      name === type && !parameters.some((parameter) => /^q=0(\.0+)?$/.test(parameter)),
  );

/**
 * Chooses the format of the answer. Prefers WebP to AVIF, because it encodes these flat drawings faster and smaller.
 */
export const negotiateFormat = (requested: Format, accept: string, flat: boolean): EncodedFormat => {
  if (requested !== 'auto') return requested;
  if (accepts(accept, 'image/webp')) return 'webp';
  if (accepts(accept, 'image/avif')) return 'avif';
  return flat ? 'png' : 'jpg';
};
