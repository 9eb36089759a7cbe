import type { IdentityDeps } from '../deps.ts';
import { askForDeviceProof } from '../devices/deviceProof.ts';
import { findRememberedDevice } from '../devices/devices.ts';
import { askForMfa } from '../mfa/askForMfa.ts';
import type { SignInProgress } from './progress.ts';

/**
 * The step after the first factor: a remembered device proves its identity, everybody else enters a code. A device does not
 * replace the setup of a second factor.
 */
export const askForSecondFactor = async (deps: IdentityDeps, progress: SignInProgress): Promise<object> => {
  const { user, deviceKey } = progress;
  if (user.mfaRequired && user.mfaMethods.length === 0) return askForMfa(deps, progress);
  const device = await findRememberedDevice(deps, user, deviceKey);
  return device === null ? askForMfa(deps, progress) : askForDeviceProof(deps, progress, device);
};
