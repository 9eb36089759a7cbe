import { Type } from 'typebox';
import { attemptChallenge, closeChallenge } from '../challenges/challenges.ts';
import type { IdentityDeps, Caller } from '../deps.ts';
import { limitChecks, releaseChecks } from '../limits/limits.ts';
import { visitorOf } from '../limits/visitor.ts';
import { AccessToken, Code, Session } from '../rpc/fields.ts';
import { IdentityError, invalidParameter } from '../rpc/identityError.ts';
import { operation } from '../rpc/operation.ts';
import { requireAccessToken } from '../tokens/requireAccessToken.ts';
import { forgetDevices } from '../devices/forgetDevices.ts';
import { changeUser } from '../users/users.ts';
import { openSetup, type SetupState } from './mfaSetup.ts';
import { totpStep, useTotpStep } from './totp.ts';

const requireStep = (secret: string, code: string): number => {
  const step = totpStep(secret, code);
  if (step === null)
    throw new IdentityError(
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
    );
  return step;
};

const noToken = () => invalidParameter('There is no software token to verify.');

const forUser = async (deps: IdentityDeps, token: string, code: string, caller: Caller) => {
  const { user, grant } = await requireAccessToken(deps, token);
  const visitor = await visitorOf(deps, user, caller, grant.deviceKey);
  const limited = { visitor, account: user, purpose: 'MFA_SETUP' };
  await limitChecks(deps, limited);
  // That of the app in use can be verified again: the answer of the first time may have been lost.
  const secret = user.pendingTotpSecret ?? user.totpSecret;
  if (secret === null) throw noToken();
  await useTotpStep(deps, user, requireStep(await deps.secrets.decrypt(secret), code));
  await releaseChecks(deps, limited);
  if (user.pendingTotpSecret === null) return { Status: 'SUCCESS' };
  const change = { totpSecret: user.pendingTotpSecret, pendingTotpSecret: null };
  await deps.database.orm.transaction(async (orm) => {
    await changeUser({ orm }, user, change);
    // Only this one has proven the new app.
    await forgetDevices({ orm }, user.id, grant.deviceKey);
  });
  return { Status: 'SUCCESS' };
};

const forSession = async (deps: IdentityDeps, session: string, code: string, caller: Caller) => {
  const challenge = await attemptChallenge<SetupState>(deps, 'MFA_SETUP', session);
  const account = { id: challenge.userId, user: challenge.user };
  const visitor = await visitorOf(deps, account, caller, challenge.state.deviceKey);
  const limited = { visitor, account, purpose: 'MFA_SETUP' };
  await limitChecks(deps, limited);
  const { secret } = challenge.state;
  if (secret === null) throw noToken();
  await useTotpStep(deps, account, requireStep(secret, code));
  await releaseChecks(deps, limited);
  await closeChallenge(deps, challenge);
  const next = { ...challenge.state, isVerified: true };
  return { Status: 'SUCCESS', Session: await openSetup(deps, account, next) };
};

/** Checks a code of the authenticator app that is being set up. */
export const verifySoftwareToken = operation(
  'VerifySoftwareToken',
  Type.Object({
    AccessToken: Type.Optional(AccessToken),
    Session: Type.Optional(Session),
    UserCode: Code,
  }),
  async (deps, { AccessToken: token, Session: session, UserCode: code }, caller) => {
    if (token !== undefined) return forUser(deps, token, code, caller);
    if (session !== undefined) return forSession(deps, session, code, caller);
    throw invalidParameter('VerifySoftwareToken: an access token or a session is needed.');
  },
);
