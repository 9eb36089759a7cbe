import type { Amplify } from '../amplify/amplify.ts';
import { authSetup } from '../authSetup.ts';
import { changeAuth } from '../authStore.ts';
import { faultKinds, faultOfSending, isConfirmedAlready, needsNewPassword } from '../faults/faults.ts';
import { storeForLogin } from '../login/storedForLogin.ts';
import type { Account } from '../machine/account.ts';
import { syncAccount, restingPoint, send } from '../machine/accountMachine.ts';
import { arrive, linkPatienceMs } from '../machine/arrive.ts';
import { beginSignIn } from '../session/readyAmplify.ts';
import { changeAuthOf, currentSignIn } from '../session/signInOf.ts';
import type { AuthStep } from './authStep.ts';
import { clientMetadata } from './clientMetadata.ts';
import { forgetOtherSignUp, signUpEmailOf, signUpName } from './pendingSignUp.ts';
import { runStep } from './runStep.ts';
import { signInAs, type Credentials } from './signIn.ts';
import { signInStep } from './signInStep.ts';

type Next = Awaited<ReturnType<Amplify['signUp']>>['nextStep'];

/** What a new account needs next; `done` if it is confirmed. */
const stepAfterSignUp = (next: Next, email: string): AuthStep => {
  const isCode = next.signUpStep === 'CONFIRM_SIGN_UP';
  if (!isCode && !(next.signUpStep === 'COMPLETE_AUTO_SIGN_IN' && next.codeDeliveryDetails))
    return { step: 'done' };
  const isLink = !isCode || authSetup().config.verification === 'link';
  return { step: isLink ? 'waitForLink' : 'confirmSignUp', email, sent: true };
};

interface SignUpRequest extends Credentials {
  readonly emailConsent: boolean;
  /** What the visitor signs up for, such as `AddReview`. */
  readonly source?: string | null;
}

const emptyEmail: AuthStep = { step: 'failed', fault: faultKinds.emptyUsername };
/** The visitor has begun something else while the request was on its way. */
const abandoned: AuthStep = { step: 'failed', fault: faultKinds.autoSignInError };

/** Creates an account. The visitor is signed in once it is confirmed. */
export const signUp = (request: SignUpRequest): Promise<AuthStep> => {
  const email = request.email.trim();
  const { password, emailConsent, source = null } = request;
  if (email === '') return Promise.resolve(emptyEmail);
  if (password === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyPassword });
  const busy = send('signUp', { email, password, before: restingPoint(syncAccount()) });
  return runStep(
    busy,
    async (amplify) => {
      beginSignIn();
      changeAuth({ authTrigger: 'signUp', shouldPostProcess: true, authErrorMessage: null });
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
      storeForLogin();
      const step = stepAfterSignUp(nextStep, email);
      if (syncAccount() !== busy) return abandoned;
      if (step.step === 'done') return signInConfirmed({ email, password });
      arrive(step, { email, password });
      return step;
    },
    'auth.error.signUp',
    faultOfSending,
  );
};

/** The account is confirmed: signs in if the password is known, and otherwise asks for it. `begun`: as Amplify began it. */
const signInConfirmed = async (
  { email, password }: { readonly email: string; readonly password: string | null },
  begun?: (busy: Account) => Promise<AuthStep>,
): Promise<AuthStep> => {
  const login = { email, why: 'confirmed' } as const;
  if (password === null) {
    send('confirmedWithoutPassword', login);
    return { step: 'logIn', ...login };
  }
  const busy = send('confirmed', { email, password, before: { name: 'loginWanted', ...login } });
  if (busy.name !== 'signingIn') return abandoned;
  const step = await (begun === undefined
    ? signInAs(busy, { email, password })
    : runStep(busy, () => begun(busy)));
  // The visitor has not asked for this login, so that they read no error of it.
  return step.step === 'failed' && syncAccount().name === 'loginWanted' ? { step: 'logIn', ...login } : step;
};

/** What waits for a code or link; null when nothing does. */
const waitingSignUp = () => {
  const state = syncAccount();
  return state.name === 'codeWanted' || state.name === 'linkWanted' ? state : null;
};

/** Confirms the account with the code from the mail, and signs in; also if it is confirmed already, by another device or request. */
export const confirmSignUp = (code: string): Promise<AuthStep> => {
  const confirmationCode = code.replaceAll(/\s/g, '');
  if (confirmationCode === '') return Promise.resolve({ step: 'failed', fault: faultKinds.emptyCode });
  const asked = waitingSignUp();
  if (asked?.name !== 'codeWanted') return Promise.resolve(emptyEmail);
  const { email, password } = asked;
  const busy = send('sendCode', { email, password, before: asked });
  return runStep(busy, async ({ confirmSignUp: confirm, autoSignIn }) => {
    const options = { clientMetadata: clientMetadata() };
    let isResetRequired = false;
    const next = await confirm({ username: signUpName(email), confirmationCode, options }).catch(
      (error: unknown) => {
        if (!isConfirmedAlready(error)) throw error;
        isResetRequired = needsNewPassword(error);
        return null;
      },
    );
    if (syncAccount() !== busy) return abandoned;
    if (isResetRequired) {
      send('forgot', { email, isRequired: true });
      return { step: 'resetPassword', email };
    }
    // Without its password, or if that of a later sign-up counts, the login says what to do.
    return next?.nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN'
      ? signInConfirmed(asked, async (signingIn) => signInStep((await autoSignIn()).nextStep, signingIn))
      : signInConfirmed(asked);
  });
};

/** Sends another code or link to the address of the sign-up in progress. */
export const resendCode = (): Promise<AuthStep> => {
  const asked = waitingSignUp();
  if (asked === null) return Promise.resolve(emptyEmail);
  return runStep(
    asked,
    async ({ resendSignUpCode }) => {
      try {
        await resendSignUpCode({
          username: signUpName(asked.email),
          options: { clientMetadata: clientMetadata() },
        });
      } catch (error) {
        if (!isConfirmedAlready(error)) throw error;
        return signInConfirmed(asked);
      }
      const { name, email, sent } = asked;
      const now = waitingSignUp();
      if (now?.name === 'linkWanted') send('linkSent', { ...now, until: Date.now() + linkPatienceMs });
      return { step: name === 'codeWanted' ? 'confirmSignUp' : 'waitForLink', email, sent };
    },
    undefined,
    faultOfSending,
  );
};
