import { reportError } from '../../browser/reportError.ts';
import { withTimeLimit } from '../../browser/timeLimits.ts';
import { hostedOrigin } from '../../config/identityOrigins.ts';
import { homePath, pathFor } from '../../paths/paths.ts';
import { hasAmplifySession, hasHostedMarks, removeAmplifyEntries } from '../amplify/amplifyEntries.ts';
import { runTokenTask } from '../amplify/tokenTask.ts';
import { setLeavingPage } from '../accountChange.ts';
import { authSetup } from '../authSetup.ts';
import { authState, forgetAccount } from '../authStore.ts';
import { readyAmplify } from '../session/readyAmplify.ts';
import { currentSignIn, usernameOf } from '../session/signInOf.ts';

/** How long the identity service and its hosted page may take together. */
const patienceMs = 3000;

/** Waits for a task until `end`, in milliseconds since 1970. */
const until = (end: number, task: Promise<unknown>): Promise<unknown> =>
  withTimeLimit(task, end - Date.now(), 'Signout timeout fail');

/** Signs out of the identity service. Returns whether the page is being left for the hosted page. */
const signOutOfService = async (username: string | null, returnUrl: string): Promise<boolean> => {
  const isHosted = hasHostedMarks();
  const end = Date.now() + patienceMs;
  const { config } = authSetup();
  // Checks that the hosted page answers, because a visitor sent to a page that does not would not come back.
  if (isHosted) await until(end, fetch(`${hostedOrigin(config)}/`, { mode: 'no-cors' }));
  const { signOutOfAmplify } = await readyAmplify();
  const task = { username, isCurrent: () => currentSignIn() === null };
  await until(
    end,
    runTokenTask(task, () => signOutOfAmplify(config, returnUrl)),
  );
  return isHosted;
};

/**
 * Signs out in this browser, and loads the home page as a new document, so that no account data remain in memory.
 * The account is forgotten whatever the identity service answers.
 */
export const signOut = async (): Promise<void> => {
  const home = pathFor(authSetup().language, homePath);
  const username = usernameOf(authState().accessToken);
  setLeavingPage(true);
  forgetAccount();
  let isLeaving = false;
  try {
    if (hasAmplifySession()) isLeaving = await signOutOfService(username, window.location.origin + home);
  } catch (error) {
    reportError(error, { where: 'sign-out' });
  }
  if (currentSignIn() === null) removeAmplifyEntries();
  if (!isLeaving) window.location.assign(home);
};
