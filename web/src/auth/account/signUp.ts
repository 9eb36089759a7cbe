import { changeAuth } from '../authStore.ts';
import { faultKinds } from '../faults/faults.ts';
import { beginSignIn } from '../session/readyAmplify.ts';
import { changeAuthOf, currentSignIn } from '../session/signInOf.ts';
import type { AuthStep } from './authStep.ts';
import { clientMetadata } from './clientMetadata.ts';
import { confirmationStep } from './confirmationStep.ts';
import { credentials, keepCredentials, type Credentials } from './credentials.ts';
import { forgetOtherSignUp, signUpEmailOf, signUpName } from './pendingSignUp.ts';
import { runStep } from './runStep.ts';
import { signInWith } from './signIn.ts';
import { signInStep } from './signInStep.ts';
import { prolongWait } from './waitForLink.ts';

interface SignUpRequest extends Credentials {
  readonly emailConsent: boolean;
  /** What the visitor signs up for, such as `AddReview`. */
  readonly source?: string | null;
}

const emptyEmail: AuthStep = { step: 'failed', fault: faultKinds.emptyUsername };

/** Creates an account. The visitor is signed in once it is confirmed. */
export const signUp = (request: SignUpRequest): Promise<AuthStep> => {
  const email = request.email.trim();
  const { password, emailConsent, source = null } = request;
  if (email === '') return Promise.resolve(emptyEmail);
  if (password === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyPassword });
  return runStep(async (amplify) => {
    beginSignIn();
    keepCredentials({ email, password });
    changeAuth({
      authTrigger: 'signUp',
      shouldPostProcess: true,
      authErrorMessage: null,
    });
    forgetOtherSignUp(email);
    const signIn = currentSignIn();
    const { nextStep, userId = null } = await amplify.signUp({
      username: email,
      password,
      options: { userAttributes: { email }, autoSignIn: true, clientMetadata: clientMetadata() },
    });
    // Not before, because the consent belongs to the account that now exists.
    changeAuthOf(signIn, {
      signUpEmail: signUpEmailOf(email),
      signUpId: userId,
      isReadyToSaveUser: true,
      emailConsent,
      registerSource: source,
    });
    if (nextStep.signUpStep === 'CONFIRM_SIGN_UP')
      return confirmationStep(email, nextStep.codeDeliveryDetails.destination ?? null);
    if (nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN' && nextStep.codeDeliveryDetails)
      return { step: 'waitForLink', email };
    return completeSignIn();
  }, 'auth.error.signUp');
};

/** Signs the confirmed user in: as Amplify began it, or else with the credentials. */
const completeSignIn = async (): Promise<AuthStep> => {
  const known = credentials();
  return known === null ? { step: 'failed', fault: faultKinds.autoSignInError } : signInWith(known);
};

/** Confirms the account with the code from the mail, and signs in. */
export const confirmSignUp = (code: string): Promise<AuthStep> => {
  const confirmationCode = code.replaceAll(/\s/g, '');
  if (confirmationCode === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyCode });
  const email = credentials()?.email;
  if (email === undefined) return Promise.resolve(emptyEmail);
  return runStep(async ({ confirmSignUp: confirm, autoSignIn }) => {
    const options = { clientMetadata: clientMetadata() };
    const { nextStep } = await confirm({ username: signUpName(email), confirmationCode, options });
    if (nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN') return completeSignIn();
    const { nextStep: next } = await autoSignIn();
    return signInStep(next, email);
  });
};

/** Sends another code or link to the address of the sign-up in progress. */
export const resendCode = (): Promise<AuthStep> => {
  const email = credentials()?.email;
  if (email === undefined) return Promise.resolve(emptyEmail);
  return runStep(async ({ resendSignUpCode }) => {
    const { destination = null } = await resendSignUpCode({
      username: signUpName(email),
      options: { clientMetadata: clientMetadata() },
    });
    prolongWait();
    return confirmationStep(email, destination);
  });
};
