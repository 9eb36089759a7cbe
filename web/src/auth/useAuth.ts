import { useSyncExternalStore } from 'react';
import { guest, type AuthState } from './authState.ts';
import { authState, subscribeToAuth } from './authStore.ts';

/** A part of the stored state; that of a guest until the page is hydrated. */
export const useAuth = <T>(select: (state: AuthState) => T): T =>
  useSyncExternalStore(
    subscribeToAuth,
    () => select(authState()),
    () => select(guest),
  );
