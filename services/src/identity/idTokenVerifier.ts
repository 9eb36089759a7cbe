import { errors, jwtVerify } from 'jose';
import { userFrom, type SignedInUser } from './idToken.ts';
import { keySet } from './keySet.ts';

export interface IdentitySettings {
  /** The required issuer of a token. */
  issuer: string;
  /** The required audience of a token. */
  clientId: string;
  /** The URL of the issuer's public keys. */
  jwksUrl: string;
}

/** Resolves to the token's user, or to null for an invalid token. */
export type IdTokenVerifier = (token: string) => Promise<SignedInUser | null>;

const clockToleranceSeconds = 5;

const maxTokenLength = 8_192;

/** Checks signature (RS256 only), issuer, audience, use and expiry. Without settings, no token is valid. */
export const idTokenVerifier = (settings: IdentitySettings | null): IdTokenVerifier => {
  if (settings === null) return async () => null;
  const { issuer, clientId, jwksUrl } = settings;
  const keyById = keySet(jwksUrl);
  return async (token) => {
    if (token.length > maxTokenLength) return null;
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = typeof kid === 'string' ? await keyById(kid) : null;
          if (key === null) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        {
          algorithms: ['RS256'],
          issuer,
          audience: clientId,
          requiredClaims: ['exp'],
          clockTolerance: clockToleranceSeconds,
        },
      );
      return payload['token_use'] === 'id' ? userFrom(payload) : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
};
