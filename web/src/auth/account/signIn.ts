import type { Amplify } from '../amplify/amplify.ts';
import { authSetup } from '../authSetup.ts';
import { authState } from '../authStore.ts';
import {
  endsChallenge,
  faultKinds,
  faultOf,
  faultOfApp,
  invalidPhone,
  mayBeAccepted,
} from '../faults/faults.ts';
import { resumeSignUp } from '../login/waitingSignUp.ts';
import type { Account } from '../machine/account.ts';
import { syncAccount, restingPoint, send } from '../machine/accountMachine.ts';
import { beginSignIn } from '../session/readyAmplify.ts';
import type { AuthStep } from './authStep.ts';
import { clientMetadata } from './clientMetadata.ts';
import { noteSignIn } from './pendingSignUp.ts';
import { phoneNumber } from './phoneNumber.ts';
import { failedStep, runStep } from './runStep.ts';
import { signInStep } from './signInStep.ts';

/** What the visitor typed to sign up or in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SignInRequest extends Credentials {
  /** What the visitor signs in for, such as `AddReview`. */
  readonly source?: string | null;
}

/** Signs in with the credentials of the state `busy`; the trigger stays, because a sign-up ends with this, too. */
export const signInAs = (
  busy: Account,
  { email, password }: Credentials,
  toFault = faultOf,
): Promise<AuthStep> => {
  const run = async (amplify: Amplify): Promise<AuthStep> => {
    beginSignIn();
    const options = { clientMetadata: clientMetadata(), authFlowType: authSetup().config.authFlow };
    const { nextStep } = await amplify.signIn({ username: email, password, options });
    return signInStep(nextStep, busy);
  };
  return runStep(busy, run, undefined, toFault);
};

/** Signs in with email and password. While one attempt is pending, another one fails. */
export const signIn = async ({ email: typed, password, source = null }: SignInRequest): Promise<AuthStep> => {
  if (syncAccount().name === 'signingIn')
    return failedStep(new Error('Pending sign-in attempt already in progress'));
  noteSignIn(typed, source);
  const email = typed.trim();
  const busy = send('signIn', { email, password, before: restingPoint(syncAccount()) });
  const step = await signInAs(busy, { email, password });
  // The sign-up of another address, which waited meanwhile.
  if (step.step === 'failed' && authState().idToken === null) resumeSignUp();
  return step;
};

const codeSteps: ReadonlySet<string | null> = new Set(['smsCode', 'emailCode', 'totpCode', 'setUpTotp']);

/** A code may be typed with spaces; any other answer, such as a password, is sent as typed. */
const answerOf = (text: string): string =>
  codeSteps.has(authState().stepName) && /^[\d\s]+$/.test(text) ? text.replaceAll(/\s/g, '') : text;

type Attributes = Readonly<Record<string, string>>;

/** The attributes as the identity service wants them; null if the phone number is none. */
const sentAttributes = (attributes: Attributes): Attributes | null => {
  const { phone_number: phone } = attributes;
  if (phone === undefined) return attributes;
  const number = phoneNumber(phone);
  return number === null ? null : { ...attributes, phone_number: number };
};

/** The steps that the service may have accepted, so that they cannot be answered again. */
const unheard = new WeakSet<AuthStep>();

/**
 * Answers the challenge of the sign-in: a code, a new password, or one of the offered methods. `attributes` are those that
 * came with a new password because the account lacked them.
 */
export const answerChallenge = (answer: string, attributes: Attributes = {}): Promise<AuthStep> => {
  if (answer.trim() === '') {
    const { emptyChallengeResponse, emptyPassword } = faultKinds;
    const isPassword = authState().stepName === 'newPassword';
    const fault = isPassword ? { ...emptyPassword, field: 'newPassword' as const } : emptyChallengeResponse;
    return Promise.resolve({ step: 'failed', fault });
  }
  const userAttributes = sentAttributes(attributes);
  if (userAttributes === null) return Promise.resolve({ step: 'failed', fault: invalidPhone });
  const asked = syncAccount();
  const busy =
    asked.name === 'secondStep' || asked.name === 'newPassword'
      ? send('answer', { email: asked.email, password: asked.password, before: asked })
      : asked;
  const step = 'step' in asked ? asked.step : null;
  const run = async ({ confirmSignIn }: Amplify): Promise<AuthStep> => {
    try {
      const { nextStep } = await confirmSignIn({
        challengeResponse: answerOf(answer),
        options: { clientMetadata: clientMetadata(), userAttributes },
      });
      return await signInStep(nextStep, busy);
    } catch (error) {
      if (step !== null && mayBeAccepted(error)) unheard.add(step);
      if (syncAccount() !== busy || busy.name !== 'answering' || !endsChallenge(error)) throw error;
      const why = step !== null && unheard.has(step) ? 'answerLost' : 'stepOver';
      send('stepOver', { email: busy.email, why });
      return { step: 'logIn', email: busy.email, why };
    }
  };
  const isApp = step?.step === 'totpCode' || step?.step === 'setUpTotp';
  return runStep(busy, run, undefined, isApp ? faultOfApp : faultOf);
};
