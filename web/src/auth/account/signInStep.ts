import type { Amplify } from '../amplify/amplify.ts';
import { authSetup } from '../authSetup.ts';
import { loginSettled } from '../login/logIn.ts';
import type { Account } from '../machine/account.ts';
import { syncAccount } from '../machine/accountMachine.ts';
import { arrive } from '../machine/arrive.ts';
import type { AuthStep, MfaMethod } from './authStep.ts';

type Next = Awaited<ReturnType<Amplify['signIn']>>['nextStep'];

const destinationOf = (details: { readonly destination?: string | undefined } | undefined): string | null =>
  details?.destination ?? null;

const methodsOf = (methods: readonly MfaMethod[] = []): AuthStep => ({ step: 'chooseMfa', methods });

/** The step of an account that is not confirmed. No mail goes out for a sign-in. */
const confirmationStep = (email: string): AuthStep => ({
  step: authSetup().config.verification === 'link' ? 'waitForLink' : 'confirmSignUp',
  email,
  sent: false,
});

const stepOf = (next: Exclude<Next, { readonly signInStep: 'DONE' }>, email: string): AuthStep => {
  switch (next.signInStep) {
    case 'CONFIRM_SIGN_UP':
      return confirmationStep(email);
    case 'RESET_PASSWORD':
      return { step: 'resetPassword', email };
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return { step: 'customChallenge', parameters: next.additionalInfo ?? {} };
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { step: 'smsCode', destination: destinationOf(next.codeDeliveryDetails) };
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { step: 'emailCode', destination: destinationOf(next.codeDeliveryDetails) };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { step: 'totpCode' };
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { totpSetupDetails: details } = next;
      const uri = details.getSetupUri(authSetup().productName, email).toString();
      return { step: 'setUpTotp', secret: details.sharedSecret, uri };
    }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return methodsOf(next.allowedMFATypes);
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { step: 'newPassword', missingAttributes: next.missingAttributes ?? [] };
    default:
      throw new Error(`The step ${next.signInStep} is not supported.`);
  }
};

/**
 * What a sign-in needs next, from Amplify's answer to the request for which the account was `busy`. Waits until a completed login
 * is processed.
 */
export const signInStep = async (next: Next, busy: Account): Promise<AuthStep> => {
  if (next.signInStep === 'DONE') {
    await loginSettled();
    return { step: 'done' };
  }
  const known = 'email' in busy ? busy : { email: '' };
  const step = stepOf(next, known.email);
  if (syncAccount() === busy) arrive(step, { password: null, ...known });
  return step;
};
