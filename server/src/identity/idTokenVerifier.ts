import { errors, jwtVerify, type JWTPayload } from 'jose';
import type { IdentitySettings } from '../config/identitySettings.ts';
import { keySet } from './keySet.ts';

/** Resolves to the token's claims, or to null for an invalid token. Throws `KeysUnavailable`. */
export type IdTokenVerifier = (token: string) => Promise<JWTPayload | null>;

const clockToleranceSeconds = 5;

const maxTokenLength = 8_192;

/** Checks signature (RS256 only), issuer, audience, use and expiry. */
export const idTokenVerifier = ({ issuers, clientId, jwksUrl }: IdentitySettings): IdTokenVerifier => {
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
          issuer: [...issuers],
          audience: clientId,
          requiredClaims: ['exp'],
          clockTolerance: clockToleranceSeconds,
        },
      );
      return payload['token_use'] === 'id' ? payload : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
};
