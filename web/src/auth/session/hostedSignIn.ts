import { reportError } from '../../browser/reportError.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { noPendingSignUp } from '../login/waitingSignUp.ts';
import type { Amplify } from '../amplify/amplify.ts';
import { hasHostedEntries, removeHostedEntries } from '../amplify/amplifyEntries.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth, subscribeToAuth } from '../authStore.ts';
import { faultOf } from '../faults/faults.ts';
import { isLoggingIn } from '../login/logIn.ts';
import { syncAccount, send } from '../machine/accountMachine.ts';
import { isSignedInNow } from '../session.ts';

/** How long the exchange of the code may take. */
const patienceMs = 10_000;

/** What is said when the visitor has cancelled on the hosted page, which is no failure. */
const cancelled: MessageId = 'auth.error.cancelled';

const wasCancelled = (): boolean =>
  new URLSearchParams(window.location.search).get('error') === 'access_denied';

const giveUp = (authErrorMessage: MessageId): void => {
  removeHostedEntries();
  send('hostedFailed');
  changeAuth({ ...noPendingSignUp, isProcessing: false, shouldPostProcess: false, authErrorMessage });
  // The code works once; without it a reload shows the page as usual.
  window.history.replaceState(window.history.state, '', window.location.pathname);
};

/** Ends a hosted sign-in that failed; the visitor stays a guest. Nothing counts that Amplify reports about one that is over. */
export const failHostedSignIn = (error: unknown): void => {
  if (syncAccount().name !== 'returning') return;
  if (wasCancelled()) {
    giveUp(cancelled);
    return;
  }
  reportError(error, { where: 'hosted sign-in' });
  giveUp(faultOf(error, 'auth.error.hosted').message);
};

/** Resolves once the login is processed or has failed; gives up after a time. */
const settled = (exchange: AbortController): Promise<void> =>
  new Promise((resolve) => {
    const isDone = (): boolean => !authState().isProcessing;
    const timer = setTimeout(() => {
      // Tokens that have arrived are being processed, however long that takes.
      if (isLoggingIn()) return;
      exchange.abort();
      giveUp('auth.error.timeout');
    }, patienceMs);
    const stop = subscribeToAuth(() => {
      if (!isDone()) return;
      clearTimeout(timer);
      stop();
      resolve();
    });
  });

/** Completes a hosted sign-in in the tab that comes back from it. */
export const returnFromHostedPage = async (amplify: Amplify): Promise<void> => {
  const exchange = new AbortController();
  send('cameBack', { exchange });
  if (!hasHostedEntries()) {
    failHostedSignIn(new Error('The sign-in did not begin in this browser.'));
    return;
  }
  const end = settled(exchange);
  await amplify.completeHostedSignIn(authSetup().config, exchange.signal);
  await end;
  if (isSignedInNow()) authSetup().onNotice('auth.done', 'success');
};
