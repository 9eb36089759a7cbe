import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { notAuthorised } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { isSignInActive } from '../tokens/grants.ts';
import { isGuestIdentity, userIdentity } from './identityIds.ts';
import { Logins } from './logins.ts';
import { requireLogin } from './requireLogin.ts';

const lifetimeSeconds = 3600;

/** Credentials in Amazon's format. They grant access to nothing, because Amazon does not know them. */
const newCredentials = () => ({
  AccessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
  SecretKey: randomBytes(30).toString('base64'),
  SessionToken: randomBytes(48).toString('base64'),
  Expiration: Math.floor(Date.now() / 1000) + lifetimeSeconds,
});

/**
 * Credentials for an identity. A visitor who signs in gets those of the user's identity; the pool that checks asks whether the
 * sign-in goes on.
 */
export const getCredentialsForIdentity = operation(
  'GetCredentialsForIdentity',
  Type.Object({ IdentityId: Type.String({ minLength: 1, maxLength: 55 }), Logins }),
  async (deps, { IdentityId: id, Logins: logins }) => {
    const login = await requireLogin(deps, logins);
    if (login !== null && id === userIdentity(deps, login.userId, deps.settings.checkPoolId)) {
      if (!(await isSignInActive(deps.database, login.userId, login.signInId)))
        throw notAuthorised('Invalid login token. The sign-in has ended.');
      return { IdentityId: id, Credentials: newCredentials() };
    }
    const own = login === null ? null : userIdentity(deps, login.userId);
    if (id !== own && !isGuestIdentity(deps, id))
      throw notAuthorised(`Access to Identity '${id}' is forbidden.`);
    return { IdentityId: own ?? id, Credentials: newCredentials() };
  },
);
