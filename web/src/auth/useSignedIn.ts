import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSignedIn } from './authState.ts';
import { authState, subscribeToAuth } from './authStore.ts';

// The longest delay that a browser timer supports.
const maxDelayMs = 2 ** 31 - 1;

const inBrowser = (): boolean => isSignedIn(authState());
const onServer = (): boolean => false;

/** Whether the visitor is signed in; false until the page is hydrated, and again once the token has expired. */
export const useSignedIn = (): boolean => {
  const signedIn = useSyncExternalStore(subscribeToAuth, inBrowser, onServer);
  const [, rerender] = useState(0);
  useEffect(() => {
    const remainingMs = (authState().expiresAt ?? 0) - Date.now();
    if (!signedIn || remainingMs > maxDelayMs) return undefined;
    const timer = setTimeout(() => rerender((count) => count + 1), remainingMs + 1);
    return () => clearTimeout(timer);
  }, [signedIn]);
  return signedIn;
};
