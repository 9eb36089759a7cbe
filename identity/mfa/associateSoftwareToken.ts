import { Type } from 'typebox';
import { attemptChallenge, closeChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps } from '../deps.ts';
import { AccessToken, Session } from '../rpc/fields.ts';
import { invalidParameter } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { requireAccessToken } from '../tokens/requireAccessToken.ts';
import { changeUser } from '../users/users.ts';
import { openSetup, type SetupState } from './mfaSetup.ts';
import { newTotpSecret } from './totp.ts';

/** For the signed-in user, whose current app works until the new one is verified. */
const forUser = async (deps: IdentityDeps, token: string, secret: string) => {
  const { user } = await requireAccessToken(deps, token);
  await changeUser(deps.database, user, { pendingTotpSecret: await deps.secrets.encrypt(secret) });
  return { SecretCode: secret };
};

/** During a sign-in, which continues with the returned session. */
const forSession = async (deps: IdentityDeps, session: string, secret: string) => {
  const challenge = await attemptChallenge<SetupState>(deps, 'MFA_SETUP', session);
  await closeChallenge(deps, challenge);
  const next = { ...challenge.state, secret, isVerified: false };
  return {
    SecretCode: secret,
    Session: await openSetup(deps, { id: challenge.userId, user: challenge.user }, next),
  };
};

/** Creates a secret for an authenticator app. It takes effect once a code from the app has been entered. */
export const associateSoftwareToken = operation(
  'AssociateSoftwareToken',
  Type.Object({ AccessToken: Type.Optional(AccessToken), Session: Type.Optional(Session) }),
  async (deps, { AccessToken: token, Session: session }) => {
    const secret = newTotpSecret();
    if (token !== undefined) return forUser(deps, token, secret);
    if (session !== undefined) return forSession(deps, session, secret);
    throw invalidParameter('AssociateSoftwareToken: an access token or a session is needed.');
  },
);
