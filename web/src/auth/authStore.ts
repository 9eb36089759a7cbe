import { storedValue } from '../browser/storage/storedValue.ts';
import { authStateFrom, guest, type AuthState } from './authState.ts';

const stored = storedValue('auth', authStateFrom);

/** The stored state of this browser; on the server everybody is a guest. */
export const authState = (): AuthState => (typeof window === 'undefined' ? guest : stored.get());

/** Changes the state for this and later visits; fields that are not named stay, including unknown ones. */
export const changeAuth = (change: Partial<AuthState>): void => {
  // Another tab may have signed out a moment ago: its change must not be undone.
  stored.reread();
  stored.set({ ...authState(), ...change });
};

/** Deletes the tokens and everything else that belongs to the account. */
export const forgetAccount = (): void => changeAuth(guest);

/** Subscribes to the state, including changes in other tabs. */
export const subscribeToAuth = stored.subscribe;

/** Reads the state again, after a time in which changes of other tabs were not reported. */
export const rereadAuth = stored.reread;
