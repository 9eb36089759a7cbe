import { userOperation } from '../rpc/operation.ts';
import { changeMfaPreference, MfaSettings } from './mfaPreference.ts';

/** Chooses the second factors of the signed-in user, who gets a mail when one is turned off. */
export const setUserMfaPreference = userOperation(
  'SetUserMFAPreference',
  MfaSettings,
  async (deps, { user, grant }, body, { language }) => {
    const enabled = await changeMfaPreference(deps, user, body, grant.deviceKey);
    const recipient = user.attributes['email'];
    if (recipient !== undefined && user.mfaMethods.some((method) => !enabled.includes(method))) {
      await deps.mailer.store(deps.database.orm, { kind: 'mfaTurnedOff', language, recipient });
      deps.mailer.wake();
    }
    return {};
  },
);
