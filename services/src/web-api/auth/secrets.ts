import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A text that nobody can guess, fit for a URL. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. No salt: it is random itself. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Ties a token to its address: whoever saw only the token cannot make it. */
export const secretHashOf = (secret: string, email: string, token: string): string =>
  createHmac('sha256', secret).update(`${email}\n${token}`).digest('base64url');

/** Compares without telling by the time it takes how much was right. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
