import { isSignedIn } from './authState.ts';
import { authState, subscribeToAuth } from './authStore.ts';
import { serverTime } from './session/serverTime.ts';

// The longest delay that a browser timer supports.
const maxDelayMs = 2 ** 31 - 1;

/** Whether the visitor has a token that is valid by the server's clock. */
export const isSignedInNow = (): boolean => {
  const state = authState();
  return isSignedIn(state, serverTime(state));
};

/** Milliseconds until the token expires, by the server's clock; null for guests. */
export const remainingMs = (): number | null => {
  const state = authState();
  return state.expiresAt === null ? null : state.expiresAt - serverTime(state);
};

/** Subscribes to the account, including the expiry of its token. */
export const subscribeToSession = (listener: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForExpiry = (): void => {
    clearTimeout(timer);
    const delay = remainingMs();
    if (delay !== null && delay > 0 && delay < maxDelayMs) timer = setTimeout(listener, delay + 1);
  };
  waitForExpiry();
  const stop = subscribeToAuth(() => {
    waitForExpiry();
    listener();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};
