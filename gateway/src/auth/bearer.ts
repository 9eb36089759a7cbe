import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IdentitySettings } from '@citygigs/server/config/identitySettings.ts';
import { idTokenVerifier } from '@citygigs/server/identity/idTokenVerifier.ts';
import { KeysUnavailable } from '@citygigs/server/identity/keySet.ts';
import { decodeJwt } from 'jose';

/**
 * Who sends a request: a guest, who has no token; somebody with an invalid or ended one; a user; or somebody whose token cannot
 * be verified now. The subject of a token is the id of its account.
 */
export type Bearer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'user'; readonly token: string; readonly subject: string }
  | { readonly kind: 'unverified'; readonly subject: string; readonly cause: unknown };

/** Verifies a token, or the absence of one. */
export type ReadBearer = (token: string | null) => Promise<Bearer>;

const bearerPattern = /^Bearer ([\w.~+/=-]+)$/i;

/** The token in the header `authorization`; null without the header, and empty if that has none. */
export const tokenIn = (authorization: string | null | undefined): string | null =>
  typeof authorization === 'string' ? (bearerPattern.exec(authorization)?.[1] ?? '') : null;

export const guest: Bearer = { kind: 'guest' };

const rejected: Bearer = { kind: 'rejected' };

interface Verified {
  readonly subject: string;
  /** When the token expires, in milliseconds. */
  readonly until: number;
}

const maxTokens = 10_000;

/** Verifies tokens by their signature once, and remembers the valid ones until they expire. */
export const bearerReader = (settings: IdentitySettings): ReadBearer => {
  const verify = idTokenVerifier(settings);
  /** By the hash of the token. */
  const valid = new LRUCache<string, Verified>({ max: maxTokens });
  return async (token) => {
    if (token === null) return guest;
    const key = createHash('sha256').update(token).digest('base64');
    const known = valid.get(key);
    if (known !== undefined && known.until > Date.now())
      return { kind: 'user', token, subject: known.subject };
    try {
      const claims = await verify(token);
      if (claims === null || claims.sub === undefined) return rejected;
      valid.set(key, { subject: claims.sub, until: (claims.exp ?? 0) * 1000 });
      return { kind: 'user', token, subject: claims.sub };
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw error;
      return { kind: 'unverified', subject: decodeJwt(token).sub ?? '', cause: error };
    }
  };
};

/** Identifies the account of a request without revealing it; null for guests. */
export const accountOf = (bearer: Bearer): string | null =>
  bearer.kind === 'user' ? createHash('sha256').update(bearer.subject).digest('base64url') : null;
