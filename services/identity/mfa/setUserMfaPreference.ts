import { userOperation } from '../rpc/operation.ts';
import { changeMfaPreference, MfaSettings } from './mfaPreference.ts';

/** Chooses the second factors of the signed-in user. */
export const setUserMfaPreference = userOperation(
  'SetUserMFAPreference',
  MfaSettings,
  async (deps, { user, grant }, body) => {
    await changeMfaPreference(deps, user, body, grant.deviceKey);
    return {};
  },
);
