import { reportError } from '../../browser/reportError.ts';
import { authState, changeAuth } from '../authStore.ts';
import { loadAmplify } from '../loadAmplify.ts';
import type { AuthProfile } from '../profile.ts';
import { isSignedInNow } from '../session.ts';
import { endSession } from './endSession.ts';
import { endsSession } from './invalidSession.ts';
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
        registered_before: former.registered_before || renewed.registered_before,
        emailVerified: former.emailVerified || renewed.emailVerified,
        loginDate: former.loginDate,
        logins_count: former.logins_count,
        user_metadata: former.user_metadata,
      }
    : renewed;

const receiveTokens = async (): Promise<boolean> => {
  const { getTokens } = await loadAmplify();
  const tokens = await getTokens({ forceRefresh: true });
  const fields = tokens && sessionFields(tokens, Date.now());
  if (!fields) {
    endSession();
    return false;
  }
  changeAuth({ ...fields, profile: profileAfterRenewal(authState().profile, fields.profile) });
  return true;
};

/**
 * Receives new tokens, unless another tab just has. Resolves to false when the session has ended; rejects when the
 * identity service cannot be reached.
 */
export const renewSession = (): Promise<boolean> => {
  const { lastRenewedAt } = authState();
  return withAuthLock(async () => {
    if (authState().idToken === null) return false;
    if (authState().lastRenewedAt !== lastRenewedAt && isSignedInNow()) return true;
    try {
      return await receiveTokens();
    } catch (error) {
      if (endsSession(error)) {
        endSession();
        return false;
      }
      reportError(error, { where: 'renewal of the session' });
      throw error;
    }
  });
};
