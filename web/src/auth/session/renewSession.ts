import { reportError } from '../../browser/reportError.ts';
import { removeAmplifyEntries } from '../amplify/amplifyEntries.ts';
import { runTokenTask } from '../amplify/tokenTask.ts';
import { authState, changeAuth } from '../authStore.ts';
import { loadAmplify } from '../loadAmplify.ts';
import { isLoggingIn } from '../login/logIn.ts';
import type { AuthProfile } from '../profile.ts';
import { isSignedInNow } from '../session.ts';
import { endSession } from './endSession.ts';
import { endsSession } from './invalidSession.ts';
import { currentSignIn, usernameOf } from './signInOf.ts';
import { sessionFields } from './tokens.ts';

/** Runs a task while no other tab does, so that a refresh token is used once. */
const withAuthLock = <T>(task: () => Promise<T>): Promise<T> => {
  // Browsers have locks on secure origins only.
  const { locks } = navigator as { readonly locks?: LockManager | null };
  return locks ? locks.request('auth', task) : task();
};

/** The renewed profile, with what the product has added to the previous one. */
const profileAfterRenewal = (former: AuthProfile | null, renewed: AuthProfile): AuthProfile =>
  former?.user_id === renewed.user_id
    ? {
        ...renewed,
        author_id: former.author_id,
        registered_before: former.registered_before || renewed.registered_before,
        emailVerified: former.emailVerified || renewed.emailVerified,
        loginDate: former.loginDate,
        logins_count: former.logins_count,
        user_metadata: former.user_metadata,
      }
    : renewed;

const receiveTokens = async (signIn: string | null): Promise<boolean> => {
  const { getTokens } = await loadAmplify();
  const tokens = await getTokens({ forceRefresh: true });
  const current = currentSignIn();
  if (current !== signIn) {
    // Amplify may have renewed, and stored again, tokens of somebody who has signed in and out meanwhile.
    if (current === null && !isLoggingIn()) removeAmplifyEntries();
    return false;
  }
  const fields = tokens && sessionFields(tokens, Date.now());
  const { profile } = authState();
  // Amplify holds one session. If it is another user's, because two tabs signed in at once, this one cannot go on.
  if (!fields || (profile !== null && fields.profile.user_id !== profile.user_id)) {
    endSession(signIn);
    return false;
  }
  changeAuth({ ...fields, profile: profileAfterRenewal(profile, fields.profile) });
  return true;
};

/**
 * Receives new tokens, unless another tab just has. Resolves to false when the session has ended, or its user has left;
 * rejects when the identity service cannot be reached.
 */
export const renewSession = (): Promise<boolean> => {
  const { lastRenewedAt } = authState();
  return withAuthLock(async () => {
    const signIn = currentSignIn();
    if (signIn === null) return false;
    if (authState().lastRenewedAt !== lastRenewedAt && isSignedInNow()) return true;
    const username = usernameOf(authState().accessToken);
    const isCurrent = () => currentSignIn() === signIn;
    try {
      return await runTokenTask({ username, isCurrent }, () => receiveTokens(signIn));
    } catch (error) {
      if (!isCurrent()) return false;
      if (endsSession(error)) {
        endSession(signIn);
        return false;
      }
      reportError(error, { where: 'renewal of the session' });
      throw error;
    }
  });
};
