import { authSetup } from '../authSetup.ts';
import { authState } from '../authStore.ts';
import { faultKinds } from '../faults/faults.ts';
import type { AuthStep } from './authStep.ts';
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

/** Changes the preferred second factor; `none` asks for the password only. */
export const setMfa = (choice: MfaChoice): Promise<AuthStep> =>
  runStep(async ({ updateMFAPreference }) => {
    await updateMFAPreference({
      totp: choice === 'TOTP' ? 'PREFERRED' : 'DISABLED',
      sms: choice === 'SMS' ? 'PREFERRED' : 'DISABLED',
    });
    return { step: 'done' };
  });

/** Confirms the authenticator app with one of its codes, and makes it the preferred second factor. */
export const confirmTotp = (code: string): Promise<AuthStep> => {
  const digits = code.replaceAll(/\s/g, '');
  if (digits === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyCode });
  return runStep(async ({ verifyTOTPSetup, updateMFAPreference }) => {
    await verifyTOTPSetup({ code: digits });
    await updateMFAPreference({ totp: 'PREFERRED' });
    return { step: 'done' };
  });
};
