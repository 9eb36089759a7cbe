import { readSession } from '../../browser/sessionStore.ts';
import { authState } from '../authStore.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The id of the user of a token; null for guests. */
export const accountOf = (idToken: string | null): string | null =>
  idToken === null ? null : String(tokenClaims(idToken)['sub']);

/** Whether this tab stores the entries of a user who has left; a guest who signs in keeps theirs. */
export const isOfFormerUser = (): boolean => {
  // `noteOwner` writes it. What every page loads is here, and no more.
  const owner = readSession('tabOwner');
  return owner !== null && owner !== accountOf(authState().idToken);
};
