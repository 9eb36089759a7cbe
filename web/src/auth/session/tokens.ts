import type { AuthState } from '../authState.ts';
import type { AuthProfile } from '../profile.ts';
import { identityProviderOf, profileFrom } from '../profileFrom.ts';

interface Token {
  readonly payload: Readonly<Record<string, unknown>>;
  toString(): string;
}

/** The tokens of a session, as Amplify returns them. */
export interface SessionTokens {
  readonly accessToken: Token;
  readonly idToken?: Token | undefined;
}

const expiryOf = ({ payload }: Token): number => Number(payload['exp']) * 1000;

type Session = Pick<AuthState, 'accessToken' | 'expiresAt' | 'lastRenewedAt' | 'identityProvider'> & {
  readonly idToken: string;
  readonly profile: AuthProfile;
};

/**
 * The fields of the state that hold a session. It is valid only while both tokens are; null when the identity service
 * sent no id token.
 */
export const sessionFields = ({ accessToken, idToken }: SessionTokens, receivedAt: number): Session | null =>
  idToken === undefined
    ? null
    : {
        accessToken: accessToken.toString(),
        idToken: idToken.toString(),
        expiresAt: Math.min(expiryOf(accessToken), expiryOf(idToken)),
        lastRenewedAt: receivedAt,
        profile: profileFrom(idToken.payload),
        identityProvider: identityProviderOf(idToken.payload),
      };
