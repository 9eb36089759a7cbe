import type { AuthState } from '../authState.ts';
import { authState, changeAuth } from '../authStore.ts';
import { forgetStored } from '../login/storedForLogin.ts';
import { forgetWaitingSignUp, leaveSignUp, noPendingSignUp } from '../login/waitingSignUp.ts';

/** Whether a sign-up with an address began in this browser, and no login has ended it yet. */
const hasUnfinishedSignUp = ({ authTrigger, shouldPostProcess, signUpEmail }: AuthState): boolean =>
  authTrigger === 'signUp' && shouldPostProcess && signUpEmail !== null;

/** How addresses are compared and kept. */
export const signUpEmailOf = (email: string): string => email.trim().toLowerCase();

/**
 * Notes that somebody signs in with an address. If its sign-up began in this browser, the sign-in ends it, and counts as it does:
 * whatever happened in between, such as a confirmation on another device. The sign-up of another address goes on waiting, but not
 * for this sign-in; `source` is what the visitor signs in for.
 */
export const noteSignIn = (email: string, source: string | null): void => {
  const state = authState();
  const isSame = state.signUpEmail === signUpEmailOf(email);
  const isUnfinished = hasUnfinishedSignUp(state);
  if (!isSame) leaveSignUp();
  changeAuth({
    authErrorMessage: null,
    ...(isSame && isUnfinished ? {} : { authTrigger: 'signIn', shouldPostProcess: true }),
    ...(isSame ? {} : noPendingSignUp),
    ...(isUnfinished && !isSame ? { registerSource: source } : {}),
  });
};

/**
 * Forgets what a sign-up left, unless it was that of the address with which somebody signs up now. Whoever leaves for a provider
 * (`email` is null) may come back as somebody else, so that it goes on waiting.
 */
export const forgetOtherSignUp = (email: string | null): void => {
  const { isReadyToSaveUser, signUpEmail } = authState();
  const isSame = email !== null && signUpEmail === signUpEmailOf(email);
  if (email !== null) forgetWaitingSignUp();
  if (!isReadyToSaveUser || isSame) return;
  if (email === null) leaveSignUp();
  else forgetStored();
  changeAuth(noPendingSignUp);
};

/**
 * The name of the account to confirm: the id that the sign-up of this browser returned, because somebody else may have
 * signed up with the address since. Without one, the address.
 */
export const signUpName = (email: string): string => {
  const { signUpEmail, signUpId } = authState();
  return signUpEmail === signUpEmailOf(email) ? (signUpId ?? email) : email;
};
