import type { IdentitySettings } from '@citygigs/server/config/identitySettings.ts';
import { HttpProblem } from '../rest/httpProblem.ts';
import { userFrom, type SignedInUser } from './idToken.ts';
import { idTokenVerifier } from '@citygigs/server/identity/idTokenVerifier.ts';
import { KeysUnavailable } from '@citygigs/server/identity/keySet.ts';

/** Resolves to the user whom a token names, or to null for an invalid token. */
export type TokenUser = (token: string) => Promise<SignedInUser | null>;

/** Finds the users of tokens. Without settings, no token is valid. 503, not 401, for one that cannot be verified now. */
export const tokenUser = (settings: IdentitySettings | null): TokenUser => {
  if (settings === null) return async () => null;
  const verify = idTokenVerifier(settings);
  return async (token) => {
    try {
      const claims = await verify(token);
      return claims === null ? null : userFrom(claims);
    } catch (error) {
      if (!(error instanceof KeysUnavailable)) throw error;
      throw Object.assign(new HttpProblem(503, error.message), { cause: error.cause });
    }
  };
};
