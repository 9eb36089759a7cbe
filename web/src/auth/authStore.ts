import { storedValue } from '../browser/storedValue.ts';
import { authStateFrom, guest, isSignedIn, type AuthState } from './authState.ts';

const stored = storedValue('auth', authStateFrom);

/** The stored state of this browser; on the server everybody is a guest. */
export const authState = (): AuthState => (typeof window === 'undefined' ? guest : stored.get());

/** Changes the state for this and later visits. */
export const changeAuth = (change: Partial<AuthState>): void => stored.set({ ...authState(), ...change });

/** Deletes the tokens and everything else that belongs to the account. */
export const forgetAccount = (): void => changeAuth(guest);

/** Subscribes to the state, including changes in other tabs. */
export const subscribeToAuth = stored.subscribe;

/** The authorization header of authorised calls. */
export const bearerHeader = (): Readonly<Record<string, string>> => {
  const state = authState();
  return isSignedIn(state) ? { authorization: `Bearer ${state.idToken}` } : {};
};
