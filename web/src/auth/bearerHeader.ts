import { authState } from './authStore.ts';
import { renewalInProgress, renewTokens } from './renewal.ts';
import { isSignedInNow } from './session.ts';

type Headers = Readonly<Record<string, string>>;

const header = (): Headers => (isSignedInNow() ? { authorization: `Bearer ${authState().idToken}` } : {});

/**
 * The authorization header of a call. With an expired token, or while tokens are being renewed, the call waits for the
 * renewal; a guest's call waits for nothing.
 */
export const bearerHeader = (): Headers | Promise<Headers> => {
  if (authState().idToken === null) return {};
  const renewal = renewalInProgress() ?? (isSignedInNow() ? null : renewTokens());
  return renewal === null ? header() : renewal.then(header);
};
