import { authState } from './authStore.ts';
import { renewalInProgress, renewTokens } from './renewal.ts';
import { isSignedInNow } from './session.ts';
import { signInOf } from './session/signInOf.ts';

type Headers = Readonly<Record<string, string>>;

const header = (): Headers => (isSignedInNow() ? { authorization: `Bearer ${authState().idToken}` } : {});

const headerAfter = async (renewal: Promise<boolean>, idToken: string): Promise<Headers> => {
  await renewal;
  const { idToken: next } = authState();
  if (next !== null && signInOf(next) !== signInOf(idToken)) throw new Error('Another user has signed in.');
  return header();
};

/**
 * The authorization header of a call. With an expired token, or while tokens are being renewed, the call waits for the
 * renewal; a guest's call waits for nothing. Rejects if another user signs in meanwhile: the call is not theirs.
 */
export const bearerHeader = (): Headers | Promise<Headers> => {
  const { idToken } = authState();
  if (idToken === null) return {};
  const renewal = renewalInProgress() ?? (isSignedInNow() ? null : renewTokens());
  return renewal === null ? header() : headerAfter(renewal, idToken);
};
