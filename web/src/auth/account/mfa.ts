import type { Amplify } from '../amplify/amplify.ts';
import { authSetup } from '../authSetup.ts';
import { authState } from '../authStore.ts';
import { faultKinds, invalidPhone } from '../faults/faults.ts';
import type { AuthStep } from './authStep.ts';
import { clientMetadata } from './clientMetadata.ts';
import { failedStep, runStep } from './runStep.ts';
import { readyAmplify } from '../session/readyAmplify.ts';

/** The second factor that the user prefers. */
export type MfaChoice = 'TOTP' | 'SMS' | 'none';

/** The preferred second factor of the user, or the step `failed`. */
export const readMfa = async (): Promise<MfaChoice | AuthStep> => {
  try {
    const { fetchMFAPreference } = await readyAmplify();
    const { preferred } = await fetchMFAPreference();
    return preferred === 'TOTP' || preferred === 'SMS' ? preferred : 'none';
  } catch (error) {
    return failedStep(error);
  }
};

/** Begins to set up an authenticator app. Returns the secret, and a URI with it to show as a QR code. */
export const startTotp = (): Promise<AuthStep> =>
  runStep(async ({ setUpTOTP }) => {
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
export const stopMfa = (): Promise<AuthStep> => runStep((amplify) => prefer(amplify, 'none'));

/** Prefers text messages. Without a phone number that is known to be the user's, asks for one first. */
export const startSms = (): Promise<AuthStep> =>
  runStep(async (amplify) => {
    const { phone_number_verified: isVerified } = await amplify.fetchUserAttributes();
    return isVerified === 'true' ? prefer(amplify, 'SMS') : { step: 'enterPhone' };
  });

/** Sends a code to a phone number. Spaces, hyphens and brackets in it do not matter. */
export const sendPhoneCode = (text: string): Promise<AuthStep> => {
  const number = text.replaceAll(/[\s()/.-]/g, '').replace(/^00/, '+');
  if (!/^\+[1-9]\d{4,14}$/.test(number)) return Promise.resolve({ step: 'failed', fault: invalidPhone });
  return runStep(async ({ updateUserAttributes }) => {
    await updateUserAttributes({
      userAttributes: { phone_number: number },
      options: { clientMetadata: clientMetadata() },
    });
    return { step: 'smsCode', destination: number };
  });
};

/** Confirms the phone number with its code, and prefers text messages. */
export const confirmPhone = (code: string): Promise<AuthStep> =>
  runStep(async (amplify) => {
    const confirmationCode = code.replaceAll(/\s/g, '');
    await amplify.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode });
    return prefer(amplify, 'SMS');
  });

/** Confirms the authenticator app with one of its codes, and makes it the preferred second factor. */
export const confirmTotp = (code: string): Promise<AuthStep> => {
  const digits = code.replaceAll(/\s/g, '');
  if (digits === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyCode });
  return runStep(async (amplify) => {
    await amplify.verifyTOTPSetup({ code: digits });
    return prefer(amplify, 'TOTP');
  });
};
