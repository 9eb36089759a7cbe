import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A URL-safe random secret. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** The hash under which a secret is stored. Needs no salt, because secrets are random. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Binds a token to its address; cannot be computed from the token alone. */
export const secretHashOf = (secret: string, email: string, token: string): string =>
  createHmac('sha256', secret).update(`${email}\n${token}`).digest('base64url');

/** Compares in constant time. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
