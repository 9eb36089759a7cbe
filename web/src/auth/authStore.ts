import { keptValue } from '../browser/keptValue.ts';
import { authStateFrom, guest, isSignedIn, type AuthState } from './authState.ts';

const kept = keptValue('auth', authStateFrom);

/** The state kept in this browser; on the server everybody is a guest. */
export const authState = (): AuthState => (typeof window === 'undefined' ? guest : kept.get());

/** Changes the state for this and later visits. */
export const changeAuth = (change: Partial<AuthState>): void => kept.set({ ...authState(), ...change });

/** Forgets the tokens and whatever belonged to the account. */
export const forgetAccount = (): void => changeAuth(guest);

/** Follows the state, also when another tab changes it. */
export const subscribeToAuth = kept.subscribe;

/** What authorised calls carry. */
export const bearerHeader = (): Readonly<Record<string, string>> => {
  const held = authState();
  return isSignedIn(held) ? { authorization: `Bearer ${held.idToken}` } : {};
};
