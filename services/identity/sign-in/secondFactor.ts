import type { IdentityDeps } from '../deps.ts';
import { askForDeviceProof } from '../devices/deviceProof.ts';
import { findRememberedDevice } from '../devices/devices.ts';
import { askForMfa } from '../mfa/askForMfa.ts';
import type { SignInProgress } from './progress.ts';

/** The step after the first factor: a remembered device proves its identity, everybody else enters a code. */
export const askForSecondFactor = async (deps: IdentityDeps, progress: SignInProgress): Promise<object> => {
  const device = await findRememberedDevice(deps, progress.user, progress.deviceKey);
  return device === null ? askForMfa(deps, progress) : askForDeviceProof(deps, progress, device);
};
