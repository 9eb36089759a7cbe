import { readLocal } from '../../browser/storage/localStore.ts';
import { readSession } from '../../browser/storage/sessionStore.ts';
import { authState } from '../authStore.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The id of the user of a token; null for guests. */
export const accountOf = (idToken: string | null): string | null =>
  idToken === null ? null : String(tokenClaims(idToken)['sub']);

/** Whether this tab stores the entries of a user who has left; a guest who signs in keeps theirs. */
export const isOfFormerUser = (): boolean => {
  // `rememberTabUser` writes it. What every page loads is here, and no more.
  const user = readSession('tabOwner');
  return user !== null && user !== accountOf(authState().idToken);
};

/** Whether this tab stores what a guest left whose sign-up waits, while another account is logged in: a login ends its own sign-up first. */
export const isOfWaitingSignUp = (): boolean =>
  authState().idToken !== null && readSession('tabOwner') === null && readLocal('waitingSignUp') !== null;
