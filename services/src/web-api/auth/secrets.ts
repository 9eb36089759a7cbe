import { createHmac, randomBytes } from 'node:crypto';

/** A URL-safe random secret. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Binds a token to its address; cannot be computed from the token alone. */
export const secretHashOf = (secret: string, email: string, token: string): string =>
  createHmac('sha256', secret).update(`${email}\n${token}`).digest('base64url');
