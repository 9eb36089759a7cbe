import { reportError } from '../../browser/reportError.ts';
import type { Amplify } from '../amplify/amplify.ts';
import { removeAmplifyEntries, removeHostedEntries } from '../amplify/amplifyEntries.ts';
import { lateTasks } from '../amplify/tokenTask.ts';
import { loadAmplify } from '../loadAmplify.ts';
import { logIn } from '../login/logIn.ts';
import { failHostedSignIn, isExchangeOver } from './hostedSignIn.ts';
import { endSession } from './endSession.ts';
import { endsSession } from './invalidSession.ts';
import { currentSignIn } from './signInOf.ts';

let isListening = false;
let isSigningIn = false;

/** The error that an event carries. */
const errorIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;

const handle = (event: string, data: unknown): void => {
  if (event.startsWith('signInWithRedirect') && isExchangeOver()) return;
  if (event === 'signInWithRedirect') isSigningIn = true;
  // Amplify tells every tab; the login is processed by the tab that signed in.
  else if (event === 'signedIn' && isSigningIn) {
    isSigningIn = false;
    logIn().catch((error: unknown) => reportError(error, { where: 'login' }));
  } else if (event === 'signInWithRedirect_failure') failHostedSignIn(errorIn(data));
  else if (event === 'tokenRefresh_failure' && endsSession(errorIn(data))) {
    if (lateTasks().length === 0) endSession(currentSignIn());
  } else if (event.endsWith('_failure')) reportError(errorIn(data) ?? event, { where: 'sign-in' });
};

/** Amplify, with its events handled. */
export const readyAmplify = async (): Promise<Amplify> => {
  const amplify = await loadAmplify();
  if (!isListening) amplify.listen(handle);
  isListening = true;
  return amplify;
};

/**
 * Prepares a sign-in in this tab. Removes the state of an abandoned hosted sign-in, which Amplify would wait for, and a
 * session that the product does not know, with which Amplify would refuse to sign in.
 */
export const beginSignIn = (): void => {
  removeHostedEntries();
  removeAmplifyEntries();
  isSigningIn = true;
};
