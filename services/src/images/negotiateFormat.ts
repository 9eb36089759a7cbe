import { acceptedTypes } from '@citygigs/server/http/accepted.ts';
import type { Format } from './transformations.ts';

/** A format in which images are encoded. */
export type EncodedFormat = Exclude<Format, 'auto'>;

/**
 * Chooses the format of the answer. Prefers WebP to AVIF, because it encodes these flat drawings faster and smaller.
 */
export const negotiateFormat = (requested: Format, accept: string, flat: boolean): EncodedFormat => {
  if (requested !== 'auto') return requested;
  const types = acceptedTypes(accept);
  if (types.includes('image/webp')) return 'webp';
  if (types.includes('image/avif')) return 'avif';
  return flat ? 'png' : 'jpg';
};
