import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSameCode = (expected: string, received: string | undefined): boolean =>
  received !== undefined && timingSafeEqual(hash(expected), hash(received));
