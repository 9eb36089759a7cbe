import { jwtVerify } from 'jose';
import { issuerOf } from '@citygigs/server/config/identitySettings.ts';
import type { IdentityDeps } from '../deps.ts';
import { notAuthorised } from '../rpc/identityError.ts';

/** The id tokens that a client sends, by the issuer without its scheme. */
type Logins = Readonly<Record<string, string>>;

/** The sign-in of an id token. */
interface Login {
  readonly userId: string;
  readonly signInId: string;
}

const loginIn = async ({ secrets, settings }: IdentityDeps, token: string): Promise<Login> => {
  try {
    const { payload } = await jwtVerify(token, secrets.verificationKey, {
      algorithms: ['RS256'],
      issuer: issuerOf(settings),
      audience: settings.clientId,
      requiredClaims: ['exp', 'sub'],
    });
    if (payload['token_use'] === 'id')
      return { userId: String(payload.sub), signInId: String(payload['origin_jti']) };
  } catch {
    // Answered below, like a token of another kind.
  }
  throw notAuthorised('Invalid login token.');
};

/**
 * The sign-in whose id token a client sends; null for a visitor without one. Like Amazon's identity pools by default,
 * it does not ask whether the account still exists: aws-amplify comes here before each operation, and would not learn what
 * the operation says about the account.
 */
export const requireLogin = async (deps: IdentityDeps, logins: Logins = {}): Promise<Login | null> => {
  const [[issuer, token] = [null, ''], ...others] = Object.entries(logins);
  if (issuer === null) return null;
  if (others.length > 0 || issuer !== issuerOf(deps.settings).replace(/^https?:\/\//, ''))
    throw notAuthorised('Invalid login token.');
  return loginIn(deps, token);
};
