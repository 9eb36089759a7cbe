import { removeAccountEntries } from '../../browser/accountEntries.ts';
import { notifyAccountLeft, setLeavingPage } from '../accountChange.ts';
import { authState, changeAuth, subscribeToAuth } from '../authStore.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The id of the user of a token; null for guests. */
const accountOf = (idToken: string | null): string | null =>
  idToken === null ? null : String(tokenClaims(idToken)['sub']);

/** Watches for a change of the signed-in user, starting with the user of `idToken`; call once per page. */
export const watchAccount = (idToken: string | null): void => {
  let account = accountOf(idToken);
  const compare = (): void => {
    const left = account;
    account = accountOf(authState().idToken);
    if (left === null || left === account) return;
    removeAccountEntries();
    notifyAccountLeft();
  };
  subscribeToAuth(compare);
  // A page that Back restores from memory has missed what happened in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setLeavingPage(false);
    // Tells the subscribers, too.
    changeAuth({});
  });
  compare();
};
