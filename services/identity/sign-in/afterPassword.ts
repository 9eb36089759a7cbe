import type { IdentityDeps } from '../deps.ts';
import { clearFailures } from '../passwords/attempts.ts';
import { IdentityError, notAuthorised } from '../rpc/identityError.ts';
import { grantTokens } from '../tokens/grants.ts';
import type { IdentityUser } from '../users/users.ts';

/** The end of a sign-in. */
const signedIn = async (deps: IdentityDeps, user: IdentityUser) => {
  await clearFailures(deps.database, user);
  return { ChallengeParameters: {}, AuthenticationResult: await grantTokens(deps, user) };
};

/** The step after the right password: what is still missing, else the tokens. */
export const afterPassword = async (deps: IdentityDeps, user: IdentityUser): Promise<object> => {
  if (!user.enabled) throw notAuthorised('User is disabled.');
  if (user.status === 'UNCONFIRMED')
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED')
    throw new IdentityError('PasswordResetRequiredException', 'Password reset required for the user');
  return signedIn(deps, user);
};
