import type { Amplify } from '../amplify/amplify.ts';
import { authSetup } from '../authSetup.ts';
import { authState } from '../authStore.ts';
import { faultKinds, faultOf, faultOfApp, faultOfSending, invalidPhone } from '../faults/faults.ts';
import type { AuthStep } from './authStep.ts';
import { clientMetadata } from './clientMetadata.ts';
import { phoneNumber } from './phoneNumber.ts';
import { runInSession } from './runStep.ts';

/** The second factor that the user prefers. */
export type MfaChoice = 'TOTP' | 'SMS' | 'none';

/** The preferred second factor of the user, or the step `failed`. */
export const readMfa = (): Promise<MfaChoice | AuthStep> =>
  runInSession(async ({ fetchMFAPreference }): Promise<MfaChoice> => {
    const { preferred } = await fetchMFAPreference();
    return preferred === 'TOTP' || preferred === 'SMS' ? preferred : 'none';
  });

/** Begins to set up an authenticator app. Returns the secret, and a URI with it to show as a QR code. */
export const startTotp = (): Promise<AuthStep> =>
  runInSession(async ({ setUpTOTP }) => {
    const details = await setUpTOTP();
    const uri = details.getSetupUri(authSetup().productName, authState().profile?.email ?? '').toString();
    return { step: 'setUpTotp', secret: details.sharedSecret, uri };
  });

const prefer = async ({ updateMFAPreference }: Amplify, choice: MfaChoice): Promise<AuthStep> => {
  await updateMFAPreference({
    totp: choice === 'TOTP' ? 'PREFERRED' : 'DISABLED',
    sms: choice === 'SMS' ? 'PREFERRED' : 'DISABLED',
  });
  return { step: 'done' };
};

/** Asks for the password only. */
export const stopMfa = (): Promise<AuthStep> => runInSession((amplify) => prefer(amplify, 'none'));

/** Prefers text messages. Without a phone number that is known to be the user's, asks for one first. */
export const startSms = (): Promise<AuthStep> =>
  runInSession(async (amplify) => {
    const { phone_number_verified: isVerified } = await amplify.fetchUserAttributes();
    return isVerified === 'true' ? prefer(amplify, 'SMS') : { step: 'enterPhone' };
  });

/** Sends a code to a phone number. The number that is the user's already needs none. */
export const sendPhoneCode = (text: string): Promise<AuthStep> => {
  const number = phoneNumber(text);
  if (number === null) return Promise.resolve({ step: 'failed', fault: invalidPhone });
  return runInSession(async (amplify) => {
    const { phone_number: update } = await amplify.updateUserAttributes({
      userAttributes: { phone_number: number },
      options: { clientMetadata: clientMetadata() },
    });
    return update?.nextStep.updateAttributeStep === 'DONE'
      ? prefer(amplify, 'SMS')
      : { step: 'smsCode', destination: number };
  }, faultOfSending);
};

/** Confirms the phone number with its code, and prefers text messages. */
export const confirmPhone = (code: string, number: string | null): Promise<AuthStep> =>
  runInSession(async (amplify) => {
    const confirmationCode = code.replaceAll(/\s/g, '');
    try {
      await amplify.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode });
    } catch (error) {
      if (faultOf(error).field !== 'code') throw error;
      // The answer to an earlier request may have been lost.
      const { phone_number: current, phone_number_verified: isVerified } =
        await amplify.fetchUserAttributes();
      if (current !== number || isVerified !== 'true') throw error;
    }
    return prefer(amplify, 'SMS');
  });

/** Confirms the authenticator app with one of its codes, and makes it the preferred second factor. */
export const confirmTotp = (code: string): Promise<AuthStep> => {
  const digits = code.replaceAll(/\s/g, '');
  if (digits === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyCode });
  return runInSession(async (amplify) => {
    await amplify.verifyTOTPSetup({ code: digits });
    return prefer(amplify, 'TOTP');
  }, faultOfApp);
};
