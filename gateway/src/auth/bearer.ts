import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IdentitySettings } from '@citygigs/server/config/identitySettings.ts';
import { idTokenVerifier } from '@citygigs/server/identity/idTokenVerifier.ts';
import { KeysUnavailable } from '@citygigs/server/identity/keySet.ts';
import { decodeJwt } from 'jose';

/** Who sends a request: nobody known (no token, or an invalid one), a user, or somebody who cannot be verified now. */
export type Bearer =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'user'; readonly token: string }
  | { readonly kind: 'unverified'; readonly cause: unknown };

/** Verifies a token, or the absence of one. */
export type ReadBearer = (token: string | null) => Promise<Bearer>;

const bearerPattern = /^Bearer ([\w.~+/=-]+)$/i;

/** The token in the header `authorization`; null without one. */
export const tokenIn = (authorization: string | null | undefined): string | null =>
  bearerPattern.exec(authorization ?? '')?.[1] ?? null;

export const nobody: Bearer = { kind: 'nobody' };

const maxTokens = 10_000;

/** Verifies tokens by their signature once, and remembers the valid ones until they expire. */
export const bearerReader = (settings: IdentitySettings): ReadBearer => {
  const verify = idTokenVerifier(settings);
  /** When tokens expire, in milliseconds, by their hash. */
  const valid = new LRUCache<string, number>({ max: maxTokens });
  return async (token) => {
    if (token === null) return nobody;
    const key = createHash('sha256').update(token).digest('base64');
    if ((valid.get(key) ?? 0) > Date.now()) return { kind: 'user', token };
    try {
      const claims = await verify(token);
      if (claims === null) return nobody;
      valid.set(key, (claims.exp ?? 0) * 1000);
      return { kind: 'user', token };
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw error;
      return { kind: 'unverified', cause: error };
    }
  };
};

const subjectOf = (token: string): string => {
  try {
    return decodeJwt(token).sub ?? token;
  } catch {
    return token;
  }
};

/** Identifies the account of a request without revealing it; null for guests. */
export const accountOf = (bearer: Bearer): string | null =>
  bearer.kind === 'user' ? createHash('sha256').update(subjectOf(bearer.token)).digest('base64url') : null;
