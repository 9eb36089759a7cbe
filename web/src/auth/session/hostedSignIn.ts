import { reportError } from '../../browser/reportError.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { noPendingSignUp } from '../account/pendingSignUp.ts';
import type { Amplify } from '../amplify/amplify.ts';
import { hasHostedEntries, removeHostedEntries } from '../amplify/amplifyEntries.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth, subscribeToAuth } from '../authStore.ts';
import { faultOf } from '../faults/faults.ts';
import { isLoggingIn } from '../login/logIn.ts';

/** How long the exchange of the code may take. */
const patienceMs = 10_000;

/** Ends the exchange of the code in this tab. */
let exchange = new AbortController();

/** Whether the exchange took too long. Nothing that Amplify still reports about it counts. */
export const isExchangeOver = (): boolean => exchange.signal.aborted;

const giveUp = (authErrorMessage: MessageId | null): void => {
  removeHostedEntries();
  changeAuth({ ...noPendingSignUp, isProcessing: false, shouldPostProcess: false, authErrorMessage });
  // The code works once; without it a reload shows the page as usual.
  window.history.replaceState(window.history.state, '', window.location.pathname);
};

/** Ends a hosted sign-in that failed; the visitor stays a guest. */
export const failHostedSignIn = (error: unknown): void => {
  reportError(error, { where: 'hosted sign-in' });
  giveUp(faultOf(error, 'auth.error.hosted').message);
};

/** Resolves once the login is processed or has failed; gives up after a time. */
const settled = (): Promise<void> =>
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
  if (!hasHostedEntries()) {
    failHostedSignIn(new Error('The sign-in did not begin in this browser.'));
    return;
  }
  exchange = new AbortController();
  const end = settled();
  await amplify.completeHostedSignIn(authSetup().config, exchange.signal);
  await end;
};
