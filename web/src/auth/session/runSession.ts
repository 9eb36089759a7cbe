import { reportError } from '../../browser/reportError.ts';
import { hasAmplifySession } from '../amplify/amplifyEntries.ts';
import { authSetup } from '../authSetup.ts';
import { authState, subscribeToAuth } from '../authStore.ts';
import { sendQueued } from '../contributions/sendQueued.ts';
import { isHostedReturn } from '../../routing/hostedReturn.ts';
import { saveLeftAnswers } from '../login/saveAnswers.ts';
import { saveConsent } from '../login/saveConsent.ts';
import { verifyEmail } from '../login/verifyEmail.ts';
import { profileFrom } from '../profileFrom.ts';
import { renewTokens } from '../renewal.ts';
import { isSignedInNow, remainingMs } from '../session.ts';
import { endSession } from './endSession.ts';
import { returnFromHostedPage } from './hostedSignIn.ts';
import { endsSession } from './invalidSession.ts';
import { readAuthorId } from './readAuthorId.ts';
import { readyAmplify } from './readyAmplify.ts';
import { changeAuthOf, currentSignIn } from './signInOf.ts';
import { watchAccount } from './watchAccount.ts';

/** Tokens are renewed this long before they expire. */
const marginMs = 60_000;
/** The longest delay that a browser timer supports. */
const maxDelayMs = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

const keepRenewed = (): void => {
  clearTimeout(timer);
  const remaining = remainingMs();
  if (remaining === null || document.visibilityState === 'hidden') return;
  const delay = Math.max(remaining - marginMs, remaining / 2, 0);
  if (delay < maxDelayMs) timer = setTimeout(() => void renewTokens(), delay);
};

/**
 * Asks the identity service whether the session is still valid, and for the user's attributes. No session is no error;
 * any other failure is reported and thrown.
 */
export const checkSession = async (): Promise<void> => {
  // A token without a session of Amplify is valid until it expires or is rejected.
  if (!hasAmplifySession()) return;
  const signIn = currentSignIn();
  const { fetchUserAttributes } = await readyAmplify();
  try {
    const attributes = await fetchUserAttributes();
    const { profile, verificationCode } = authState();
    if (profile === null || attributes.sub !== profile.user_id || currentSignIn() !== signIn) return;
    const emailVerified = profile.emailVerified || profileFrom(attributes).emailVerified;
    const checked = { ...profile, emailVerified };
    const isCurrent = (): Promise<boolean> => Promise.resolve(currentSignIn() === signIn);
    const owner = { environment: authSetup().environment(), isCurrent };
    changeAuthOf(signIn, {
      profile: verificationCode === null ? checked : await verifyEmail(checked, owner),
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'UserUnAuthenticatedException') return;
    if (endsSession(error)) {
      endSession(signIn);
      return;
    }
    reportError(error, { where: 'check of the session' });
    throw error;
  }
};

/** Sends contributions that could not be sent before. */
const sendLeftOver = (): void => {
  sendQueued().catch((error: unknown) => reportError(error, { where: 'contributions' }));
};

/** Saves the consent and the answers that the login could not save. */
const saveLeftOver = (): void => {
  const environment = authSetup().environment();
  const signIn = currentSignIn();
  saveConsent(environment, signIn).catch((error: unknown) => reportError(error, { where: 'consent' }));
  saveLeftAnswers(environment, signIn).catch((error: unknown) => reportError(error, { where: 'answers' }));
};

/**
 * Runs the session of this tab, which began with the user of `idToken`: completes a hosted sign-in, checks the session,
 * and renews its tokens before they expire. `isStart`: it is as old as the page, so that no login is being processed.
 */
export const runSession = async (idToken: string | null, isStart = false): Promise<void> => {
  watchAccount(idToken);
  const comesBack = isHostedReturn(window.location.search);
  if (comesBack) await returnFromHostedPage(await readyAmplify());
  subscribeToAuth(keepRenewed);
  document.addEventListener('visibilitychange', keepRenewed);
  window.addEventListener('online', sendLeftOver);
  if (authState().idToken === null) return;
  if (!isSignedInNow()) await renewTokens();
  keepRenewed();
  if (isStart) {
    sendLeftOver();
    saveLeftOver();
    readAuthorId().catch((error: unknown) => reportError(error, { where: 'author' }));
  }
  if (!comesBack) await checkSession();
};
