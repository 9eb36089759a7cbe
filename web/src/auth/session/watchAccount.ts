import { removeAccountEntries } from '../../browser/accountEntries.ts';
import { tellAccountLeft } from '../accountChange.ts';
import { authState, rereadAuth, subscribeToAuth } from '../authStore.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The id of the user of a token; null for guests. */
const accountOf = (idToken: string | null): string | null =>
  idToken === null ? null : String(tokenClaims(idToken)['sub']);

/** Watches who is signed in, from the user of `idToken` on; call once per page. */
export const watchAccount = (idToken: string | null): void => {
  let account = accountOf(idToken);
  const compare = (): void => {
    const left = account;
    account = accountOf(authState().idToken);
    if (left === null || left === account) return;
    removeAccountEntries();
    tellAccountLeft();
  };
  subscribeToAuth(compare);
  // A page that Back restores from memory has missed what happened in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) rereadAuth();
  });
  compare();
};
