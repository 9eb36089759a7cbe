import { verify } from 'node:crypto';
import { parsedToken, userFrom, type SignedInUser } from './idToken.ts';
import { keySet } from './keySet.ts';

export type IdentitySettings = {
  /** Who must have issued a token. */
  issuer: string;
  /** Whom a token must be for. */
  clientId: string;
  /** Where the issuer's public keys are. */
  jwksUrl: string;
};

/** The user a token is of, or null for one that is not valid. */
export type IdTokenVerifier = (token: string) => Promise<SignedInUser | null>;

/** How far the clocks of two machines may be apart. */
const CLOCK_SECONDS = 5;

const LONGEST_TOKEN = 8_192;

const isCurrent = ({ exp, nbf }: Record<string, unknown>): boolean => {
  const now = Date.now() / 1000;
  if (typeof exp !== 'number' || exp + CLOCK_SECONDS <= now) return false;
  return nbf === undefined || (typeof nbf === 'number' && nbf - CLOCK_SECONDS <= now);
};

const isFor = (audience: unknown, clientId: string): boolean =>
  Array.isArray(audience) ? audience.includes(clientId) : audience === clientId;

/** Checks signature (RS256 only), issuer, audience, use and time. Without settings no token is valid. */
export const idTokenVerifier = (settings: IdentitySettings | null): IdTokenVerifier => {
  if (settings === null) return async () => null;
  const { issuer, clientId, jwksUrl } = settings;
  const keyOf = keySet(jwksUrl);
  return async (token) => {
    const parsed = token.length > LONGEST_TOKEN ? null : parsedToken(token);
    if (parsed === null) return null;
    const { header, claims, signed, signature } = parsed;
    if (header['alg'] !== 'RS256' || header['crit'] !== undefined || typeof header['kid'] !== 'string')
      return null;
    if (claims['iss'] !== issuer || claims['token_use'] !== 'id') return null;
    if (!isFor(claims['aud'], clientId) || !isCurrent(claims)) return null;
    const key = await keyOf(header['kid']);
    if (key === null || !verify('RSA-SHA256', signed, key, signature)) return null;
    return userFrom(claims);
  };
};
