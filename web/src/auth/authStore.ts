import { readLocal, writeLocal } from '../features/session/localStore.ts';
import { authStateFrom, guest, isSignedIn, type AuthState } from './authState.ts';

let state: AuthState | undefined;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** The state kept in this browser; on the server everybody is a guest. */
export const authState = (): AuthState => {
  if (typeof window === 'undefined') return guest;
  state ??= authStateFrom(readLocal('auth'));
  return state;
};

/** Changes the state for this and later visits. */
export const changeAuth = (change: Partial<AuthState>): void => {
  state = { ...authState(), ...change };
  writeLocal('auth', JSON.stringify(state));
  tell();
};

/** Forgets the tokens and whatever belonged to the account. */
export const forgetAccount = (): void => changeAuth(guest);

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== 'auth' && key !== null) return;
  state = undefined;
  tell();
};

/** Follows the state, also when another tab changes it. */
export const subscribeToAuth = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** What authorised calls carry. */
export const bearerHeader = (): Readonly<Record<string, string>> => {
  const held = authState();
  return isSignedIn(held) ? { authorization: `Bearer ${held.idToken}` } : {};
};
