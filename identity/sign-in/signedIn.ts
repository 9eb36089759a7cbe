import { rememberNetwork } from '../../services/src/identity/knownNetworks.ts';
import type { IdentityDeps } from '../deps.ts';
import { trackDevice } from '../devices/devices.ts';
import { clearFailuresOf } from '../passwords/attempts.ts';
import { visitorOf } from '../limits/visitor.ts';
import { grantTokens } from '../tokens/grants.ts';
import type { SignInProgress } from './progress.ts';

/** The end of a sign-in: its tokens, and the key of the device if it is new. */
export const signedIn = async (deps: IdentityDeps, { user, caller, deviceKey: known }: SignInProgress) => {
  const visitor = await visitorOf(deps, user, caller, known);
  await clearFailuresOf(deps.database, { id: user.id, visitor, isSecondStep: true });
  const { isHostedPage: isDiscarded = false } = caller;
  const { deviceKey, ...metadata } = isDiscarded ? { deviceKey: null } : await trackDevice(deps, user, known);
  const tokens = await grantTokens(deps, user, { deviceKey, isDiscarded });
  await rememberNetwork(deps.database, user.id, caller.address);
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, ...metadata },
  };
};
