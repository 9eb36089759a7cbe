import { useSyncExternalStore } from 'react';
import { isLeavingPage } from './accountChange.ts';
import { authState } from './authStore.ts';
import { isRenewalPaused } from './renewal.ts';
import { isSignedInNow, subscribeToSession } from './session.ts';
import { isOfWaitingSignUp } from './session/tabUser.ts';

export type Session = 'unknown' | 'guest' | 'signedIn';

const current = (): Session => {
  const { isProcessing, idToken } = authState();
  if (isProcessing || isLeavingPage() || isOfWaitingSignUp()) return 'unknown';
  if (isSignedInNow()) return 'signedIn';
  // An expired session is being renewed, unless that has failed.
  return idToken === null || isRenewalPaused() ? 'guest' : 'unknown';
};
const onServer = (): Session => 'unknown';

/**
 * Who the visitor is: `unknown` until the page is hydrated, while a login is processed or an expired session renewed, until what a
 * guest left in the tab for another account is set aside, and after a sign-out until the home page is loaded.
 */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, current, onServer);
