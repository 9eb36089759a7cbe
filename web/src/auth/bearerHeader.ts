import { authState } from './authStore.ts';
import { renewalInProgress, renewTokens } from './renewal.ts';
import { isSignedInNow } from './session.ts';
import { signInOf } from './session/signInOf.ts';

type Headers = Readonly<Record<string, string>>;

const header = (): Headers => (isSignedInNow() ? { authorization: `Bearer ${authState().idToken}` } : {});

/**
 * The authorization header of a call. With an expired token, or while tokens are being renewed, the call waits for the
 * renewal; a guest's call waits for nothing. Rejects if another user signs in meanwhile: the call is not theirs.
 */
export const bearerHeader = (): Headers | Promise<Headers> => {
  const { idToken } = authState();
  if (idToken === null) return {};
  const renewal = renewalInProgress() ?? (isSignedInNow() ? null : renewTokens());
  if (renewal === null) return header();
  return renewal.then(() => {
    const { idToken: next } = authState();
    if (next !== null && signInOf(next) !== signInOf(idToken)) throw new Error('Another user has signed in.');
    return header();
  });
};
