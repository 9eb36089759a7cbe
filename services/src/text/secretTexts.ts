import { createHash, timingSafeEqual } from 'node:crypto';

/** The hash under which a secret is stored. Needs no salt, because secrets are random. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares texts of any length in constant time. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
