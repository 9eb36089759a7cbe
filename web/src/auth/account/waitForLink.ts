import { syncAccount } from '../machine/accountMachine.ts';
import { linkPatienceMs } from '../machine/arrive.ts';
import type { AuthStep } from './authStep.ts';
import { faultKinds, faultOf } from '../faults/faults.ts';
import { failedStep, runStep } from './runStep.ts';
import { signInAs } from './signIn.ts';
import { signInStep } from './signInStep.ts';

// As Amplify polls after a sign-up.
const intervalMs = 5000;

/** The state that waits for the link of an address; null once the visitor has begun to sign up or in otherwise. */
const waitingFor = (email: string) => {
  const state = syncAccount();
  return state.name === 'linkWanted' && state.email === email ? state : null;
};

/** The visitor has not asked for the login, so that nothing is said of a password: a later sign-up with the address may have another one. */
const faultOfWait: typeof faultOf = (error, otherwise) => {
  const found = faultOf(error, otherwise);
  return found.message === 'auth.error.wrongCredentials' ? faultKinds.autoSignInError : found;
};

/** Signs in every 5 seconds until that needs no link any more; null if it was not opened in time. */
const poll = async (email: string, end: number): Promise<AuthStep | null> => {
  await new Promise((resolve) => setTimeout(resolve, intervalMs));
  const state = waitingFor(email);
  if (state === null || state.password === null || Date.now() > Math.max(end, state.until)) return null;
  const step = await signInAs(state, { email, password: state.password }, faultOfWait);
  return step.step === 'waitForLink' ? poll(email, end) : step;
};

/**
 * Polls every 5 seconds until the visitor has opened the link in the mail, and signs in; for at most 3 minutes after the
 * last mail. Amplify polls once after a sign-up. Afterwards, and after a sign-in, the product does.
 */
export const waitForLink = (): Promise<AuthStep> => {
  const asked = syncAccount();
  return runStep(asked, async ({ autoSignIn }) => {
    const end = Date.now() + linkPatienceMs;
    try {
      const { nextStep } = await autoSignIn();
      return await signInStep(nextStep, asked);
    } catch (error) {
      const isOver = error instanceof Error && error.name === 'AutoSignInException';
      const isLate =
        asked.name !== 'linkWanted' || Date.now() > Math.max(end, waitingFor(asked.email)?.until ?? 0);
      const step = isOver && !isLate ? await poll(asked.email, end) : null;
      return step ?? failedStep(error, 'auth.error.autoSignIn', faultOfWait);
    }
  });
};
