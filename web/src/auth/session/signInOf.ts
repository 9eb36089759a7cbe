import { authState, changeAuth, rereadAuth } from '../authStore.ts';
import type { AuthState } from '../authState.ts';
import { tokenClaims } from './tokenClaims.ts';

/** Identifies a sign-in: the same for all tokens that it gets by renewals; null for guests. */
export const signInOf = (idToken: string | null): string | null => {
  if (idToken === null) return null;
  const { sub, origin_jti: id, auth_time: time } = tokenClaims(idToken);
  return `${String(sub)} ${String(id ?? time)}`;
};

/** The name under which Amplify stores the tokens of the user. */
export const usernameOf = (accessToken: string | null): string | null =>
  accessToken === null ? null : String(tokenClaims(accessToken)['username']);

/** The sign-in of this browser, including changes of which other tabs have not told yet. */
export const currentSignIn = (): string | null => {
  rereadAuth();
  return signInOf(authState().idToken);
};

/** Changes the state unless the sign-in has ended meanwhile, so that late responses change nothing of the next user's. */
export const changeAuthOf = (signIn: string | null, change: Partial<AuthState>): void => {
  if (currentSignIn() === signIn) changeAuth(change);
};
