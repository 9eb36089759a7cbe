import { reportError } from '../../browser/reportError.ts';
import type { Amplify } from '../amplify/amplify.ts';
import { removeAmplifyEntries, removeHostedEntries } from '../amplify/amplifyEntries.ts';
import { lateTasks } from '../amplify/tokenTask.ts';
import { loadAmplify } from '../loadAmplify.ts';
import { logIn } from '../login/logIn.ts';
import type { Account } from '../machine/account.ts';
import { syncAccount } from '../machine/accountMachine.ts';
import { transitions } from '../machine/transitions.ts';
import { failHostedSignIn } from './hostedSignIn.ts';
import { endSession } from './endSession.ts';
import { endsSession } from './invalidSession.ts';
import { currentSignIn } from './signInOf.ts';

let isListening = false;

/** The error that an event carries. */
const errorIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'error' in data ? data.error : undefined;

/** Whether this tab waits for tokens. */
const isSigningIn = ({ name }: Account): boolean => {
  const [from]: readonly [readonly string[], string] = transitions.tokensReceived;
  return from.includes(name);
};

const handle = (event: string, data: unknown): void => {
  const state = syncAccount();
  // Amplify tells every tab; the login is processed by the tab that signed in.
  if (event === 'signedIn' && isSigningIn(state)) {
    logIn('email' in state ? state.email : undefined).catch((error: unknown) =>
      reportError(error, { where: 'login' }),
    );
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
};
