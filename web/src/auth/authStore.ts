import { keptValue } from '../browser/keptValue.ts';
import { authStateFrom, guest, isSignedIn, type AuthState } from './authState.ts';

const kept = keptValue('auth', authStateFrom);

/** The stored state of this browser; on the server everybody is a guest. */
export const authState = (): AuthState => (typeof window === 'undefined' ? guest : kept.get());

/** Changes the state for this and later visits. */
export const changeAuth = (change: Partial<AuthState>): void => kept.set({ ...authState(), ...change });

/** Deletes the tokens and everything else that belongs to the account. */
export const forgetAccount = (): void => changeAuth(guest);

/** Subscribes to the state, including changes in other tabs. */
export const subscribeToAuth = kept.subscribe;

/** The authorization header of authorised calls. */
export const bearerHeader = (): Readonly<Record<string, string>> => {
  const state = authState();
  return isSignedIn(state) ? { authorization: `Bearer ${state.idToken}` } : {};
};
