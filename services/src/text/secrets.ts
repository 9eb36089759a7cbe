import { createHash, timingSafeEqual, createHmac, randomBytes } from 'node:crypto';

/** The hash under which a secret is stored. Needs no salt, because secrets are random. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares texts of any length in constant time. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** A URL-safe random secret. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Binds a token to its address; cannot be computed from the token alone. */
export const secretHashOf = (secret: string, email: string, token: string): string =>
  createHmac('sha256', secret).update(`${email}\n${token}`).digest('base64url');

/** Tells whether a password is the one that a reset link has set. Cannot be guessed without the token, which is not stored. */
export const usageHashOf = (token: string, secretHash: string, password: string): string =>
  createHmac('sha256', token).update(`${secretHash}\n${password}`).digest('base64url');
