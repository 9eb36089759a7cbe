import { forgetAccountEntries, removeAccountEntries } from '../../browser/accountEntries.ts';
import { pageSessionId } from '../../browser/pageSessionId.ts';
import { notifyAccountLeft, setLeavingPage } from '../accountChange.ts';
import { authState, changeAuth, subscribeToAuth } from '../authStore.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The id of the user of a token; null for guests. */
const accountOf = (idToken: string | null): string | null =>
  idToken === null ? null : String(tokenClaims(idToken)['sub']);

/** Watches for a change of the signed-in user, starting with the user of `idToken`; call once per page. */
export const watchAccount = (idToken: string | null): void => {
  let account = accountOf(idToken);
  /** The visit of the tab when the browser suspended the page; null while the page runs. */
  let visit: string | null = null;
  const compare = (): void => {
    const left = account;
    account = accountOf(authState().idToken);
    if (left === null || left === account) return;
    if (visit === null) removeAccountEntries();
    else forgetAccountEntries(visit);
    notifyAccountLeft();
  };
  subscribeToAuth(compare);
  const suspend = (): void => {
    visit = pageSessionId();
  };
  // A page that was suspended has missed what happened in between.
  const resume = (): void => {
    // Tells the subscribers, too.
    changeAuth({});
    visit = null;
  };
  document.addEventListener('freeze', suspend);
  document.addEventListener('resume', resume);
  // Back restores a page from memory.
  window.addEventListener('pagehide', suspend);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    setLeavingPage(false);
    resume();
  });
  compare();
};
