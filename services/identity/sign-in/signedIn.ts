import type { IdentityDeps } from '../deps.ts';
import { trackDevice } from '../devices/devices.ts';
import { clearFailures } from '../passwords/attempts.ts';
import { grantTokens } from '../tokens/grants.ts';
import type { SignInProgress } from './progress.ts';

/** The end of a sign-in: its tokens, and the key of the device if it is new. */
export const signedIn = async (deps: IdentityDeps, { user, caller, deviceKey: known }: SignInProgress) => {
  await clearFailures(deps.database, user);
  const { isHostedPage: isDiscarded = false } = caller;
  const { deviceKey, ...metadata } = isDiscarded ? { deviceKey: null } : await trackDevice(deps, user, known);
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...(await grantTokens(deps, user, { deviceKey, isDiscarded })), ...metadata },
  };
};
