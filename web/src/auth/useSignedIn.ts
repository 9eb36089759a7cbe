import { useSyncExternalStore } from 'react';
import { isSignedInNow, subscribeToSession } from './session.ts';

const onServer = (): boolean => false;

/** Whether the visitor is signed in; false until the page is hydrated, and again once the token has expired. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribeToSession, isSignedInNow, onServer);
