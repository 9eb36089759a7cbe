import { authState } from '../authStore.ts';
import type { AuthStep } from './authStep.ts';
import { credentials, type Credentials } from './credentials.ts';
import { failedStep, runStep } from './runStep.ts';
import { signInWith } from './signIn.ts';
import { signInStep } from './signInStep.ts';

// As Amplify polls after a sign-up.
const intervalMs = 5000;
const patienceMs = 180_000;

/** Until when the link of the last mail is waited for. */
let end = 0;

/** Waits for 3 minutes from now, because another link was sent. */
export const prolongWait = (): void => {
  end = Date.now() + patienceMs;
};

/** Whether the visitor has not begun to sign up or in otherwise. */
const isStillWaiting = ({ email }: Credentials): boolean =>
  credentials()?.email === email && authState().stepName === 'waitForLink';

/** Signs in every 5 seconds until that needs no link any more; null if it was not opened in time. */
const poll = async (known: Credentials): Promise<AuthStep | null> => {
  await new Promise((resolve) => setTimeout(resolve, intervalMs));
  if (Date.now() > end || !isStillWaiting(known)) return null;
  const step = await signInWith(known);
  return step.step === 'waitForLink' ? poll(known) : step;
};

/**
 * Polls every 5 seconds until the visitor has opened the link in the mail, and signs in; for at most 3 minutes after the
 * last mail. Amplify polls once after a sign-up. Afterwards, and after a sign-in, the product does.
 */
export const waitForLink = (): Promise<AuthStep> =>
  runStep(async ({ autoSignIn }) => {
    prolongWait();
    try {
      const { nextStep } = await autoSignIn();
      return await signInStep(nextStep, credentials()?.email ?? '');
    } catch (error) {
      const known = credentials();
      const isOver = error instanceof Error && error.name === 'AutoSignInException';
      const step = isOver && known !== null && Date.now() < end ? await poll(known) : null;
      return step ?? failedStep(error, 'auth.error.autoSignIn');
    }
  });
