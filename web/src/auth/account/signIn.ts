import { authSetup } from '../authSetup.ts';
import { authState, changeAuth } from '../authStore.ts';
import { faultKinds, invalidPhone } from '../faults/faults.ts';
import { beginSignIn } from '../session/readyAmplify.ts';
import type { AuthStep } from './authStep.ts';
import { clientMetadata } from './clientMetadata.ts';
import { credentials, keepCredentials, type Credentials } from './credentials.ts';
import { forgetOtherSignUp } from './pendingSignUp.ts';
import { phoneNumber } from './phoneNumber.ts';
import { runStep } from './runStep.ts';
import { signInStep } from './signInStep.ts';

let isPending = false;

/** Signs in with email and password, and keeps the trigger: a sign-up ends with this, too. */
export const signInWith = ({ email, password }: Credentials): Promise<AuthStep> =>
  runStep(async (amplify) => {
    if (isPending) throw new Error('Pending sign-in attempt already in progress');
    isPending = true;
    try {
      beginSignIn();
      keepCredentials({ email, password });
      const options = { clientMetadata: clientMetadata(), authFlowType: authSetup().config.authFlow };
      const { nextStep } = await amplify.signIn({ username: email, password, options });
      return await signInStep(nextStep, email);
    } finally {
      isPending = false;
    }
  });

/** Signs in with email and password. While one attempt is pending, another one fails. */
export const signIn = ({ email, password }: Credentials): Promise<AuthStep> => {
  changeAuth({ authTrigger: 'signIn', shouldPostProcess: true, authErrorMessage: null });
  forgetOtherSignUp(email);
  return signInWith({ email: email.trim(), password });
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
  return runStep(async ({ confirmSignIn }) => {
    const { nextStep } = await confirmSignIn({
      challengeResponse: answerOf(answer),
      options: { clientMetadata: clientMetadata(), userAttributes },
    });
    return signInStep(nextStep, credentials()?.email ?? '');
  });
};
