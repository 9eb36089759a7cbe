import { findBrokenText } from '../rest/findBrokenText.ts';
import { isWebUrl } from '../text/webUrl.ts';
import { identityProviderOf, type IdentityProvider } from './identityProvider.ts';

/** The signed-in user, from the claims of an id token, and with the address that the account has now. */
export interface SignedInUser {
  id: string;
  /** The user name at the identity service; null if the token names none. */
  username: string | null;
  email: string | null;
  provider: IdentityProvider;
  /** The user name at Google or Facebook, which is the same with an account that is made anew; null for others. */
  identityName: string | null;
  givenName: string | null;
  familyName: string | null;
  picture: string | null;
  /** Whether the identity service has verified the address; null if it does not say. */
  emailVerified: boolean | null;
  /** When the address was told, in seconds since 1970: by the token when it was issued, by the identity service when it was asked. */
  emailToldAt: number;
  /** The time of the sign-in in seconds since 1970; the same in refreshed tokens. */
  signedInAt: number;
  /** The id of the sign-in, the same in refreshed tokens; null if the identity service names none. */
  signInId: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Users choose the addresses of their pictures at the pool, and pages show them. */
const pictureOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== null && isWebUrl(text) ? text : null;
};

/** Cognito writes some booleans as texts. */
const booleanOf = (value: unknown): boolean | null => {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : null;
};

const secondsOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Returns the user from verified claims, or null without a valid subject. */
export const userFrom = (claims: Readonly<Record<string, unknown>>): SignedInUser | null => {
  const id = textOf(claims['sub']);
  if (id === null || id.length > 255 || findBrokenText(claims) !== null) return null;
  const provider = identityProviderOf(claims);
  const username = textOf(claims['cognito:username']);
  return {
    id,
    username,
    email: textOf(claims['email']),
    provider,
    identityName: provider === 'cognito' ? null : username,
    givenName: textOf(claims['given_name']),
    familyName: textOf(claims['family_name']),
    picture: pictureOf(claims['picture']),
    emailVerified: booleanOf(claims['email_verified']),
    emailToldAt: secondsOf(claims['iat']) ?? 0,
    signedInAt: secondsOf(claims['auth_time']) ?? secondsOf(claims['iat']) ?? 0,
    signInId: textOf(claims['origin_jti']),
  };
};
