import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../relay/createEnvironment.ts';
import { sendFromBrowser } from '../../relay/sendFromBrowser.ts';
import { notifyAccountLeft } from '../accountChange.ts';
import { forgetOtherApplicant } from '../applicant/forgetOtherApplicant.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth } from '../authStore.ts';
import { loadAmplify } from '../loadAmplify.ts';
import { syncAccount, send } from '../machine/accountMachine.ts';
import { takeBack } from '../session/storedOfEnded.ts';
import { rememberTabUser } from '../session/rememberTabUser.ts';
import { signInOf } from '../session/signInOf.ts';
import { sessionFields } from '../session/tokens.ts';
import { postProcess } from './postProcess.ts';
import { verifyEmail } from './verifyEmail.ts';
import { settleSignUp } from './waitingSignUp.ts';

/**
 * The environment of Relay for the calls of a login whose tokens are not stored yet: it sends `idToken`, whoever is signed in,
 * and leaves it to the login to show failures.
 */
const loginEnvironment = (idToken: string): Environment =>
  createEnvironment({
    send: sendFromBrowser(authSetup().language, async () => ({ authorization: `Bearer ${idToken}` })),
    late: new Set(),
    patienceMs: null,
    onMessages: () => undefined,
    onNoAnswer: () => undefined,
  });

/** Whether the tokens are those of the user who typed an email address, if somebody did. */
const isOf = (email: string | undefined, { payload }: { readonly payload: object }): boolean =>
  email === undefined || !('email' in payload) || String(payload.email).toLowerCase() === email.toLowerCase();

const processLogin = async (email: string | undefined): Promise<void> => {
  const { getTokens } = await loadAmplify();
  const receivedAt = Date.now();
  const tokens = await getTokens();
  const session = tokens && sessionFields(tokens, receivedAt);
  if (!session) throw new Error('The identity service sent no id token.');
  // Amplify holds one session for all tabs.
  if (tokens.idToken && !isOf(email, tokens.idToken))
    throw new Error('Another user has signed in meanwhile.');
  const { idToken } = session;
  const isCurrent = async (): Promise<boolean> =>
    signInOf((await getTokens())?.idToken?.toString() ?? null) === signInOf(idToken);
  const profile = await verifyEmail(session.profile, { environment: loginEnvironment(idToken), isCurrent });
  // Another tab may have signed out, or somebody else in.
  if (!(await isCurrent())) throw new Error('The user has left during the login.');
  const hasSetAside = settleSignUp(profile);
  // What a user left whom this one replaces is removed first.
  if (authState().idToken === null) {
    forgetOtherApplicant(profile.email);
    takeBack(profile.user_id);
    // What this tab stores now is not that of a sign-up.
    rememberTabUser(profile.user_id);
  }
  changeAuth({ ...session, profile, stepName: null, newAddress: null });
  if (hasSetAside) notifyAccountLeft();
  await postProcess();
};

/** Processes the login of the user whose tokens Amplify holds; `email` is the address that was typed, if one was. */
export const logIn = (email?: string): Promise<void> => {
  changeAuth({ isProcessing: true });
  const isMine = (): boolean => {
    const state = syncAccount();
    // Another user may be logging in meanwhile, after the session of this one was ended.
    return state.name !== 'loggingIn' || state.done === mine;
  };
  const end = (event: 'loggedIn' | 'loginFailed'): void => {
    if (!isMine()) return;
    send(event);
    changeAuth({ isProcessing: false });
  };
  const mine = processLogin(email).then(
    () => end('loggedIn'),
    (error: unknown) => {
      end('loginFailed');
      throw error;
    },
  );
  send('tokensReceived', { done: mine });
  return mine;
};

/** Whether a login is being processed. */
export const isLoggingIn = (): boolean => syncAccount().name === 'loggingIn';

/** Resolves once no login is being processed. */
export const loginSettled = async (): Promise<void> => {
  const state = syncAccount();
  if (state.name === 'loggingIn') await state.done;
};
