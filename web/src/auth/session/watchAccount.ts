import { forgetAccountEntries, removeAccountEntries } from '../../browser/accountEntries.ts';
import { notifyAccountLeft, setLeavingPage } from '../accountChange.ts';
import { authState, changeAuth, subscribeToAuth } from '../authStore.ts';
import { noteOwner } from './noteOwner.ts';
import { accountOf, isOfFormerUser } from './tabOwner.ts';

/** Watches for a change of the signed-in user, starting with the user of `idToken`; call once per page. */
export const watchAccount = (idToken: string | null): void => {
  let account = accountOf(idToken);
  let isSuspended = false;
  const compare = (): void => {
    const left = account;
    account = accountOf(authState().idToken);
    const hasLeft = left !== null && left !== account;
    if (hasLeft && !isSuspended) removeAccountEntries();
    // Others may have used the tab while the page was suspended.
    else if (hasLeft || isOfFormerUser()) forgetAccountEntries(isOfFormerUser);
    noteOwner(account);
    if (hasLeft) notifyAccountLeft();
  };
  subscribeToAuth(compare);
  const suspend = (): void => {
    isSuspended = true;
  };
  // A page that was suspended has missed what happened in between.
  const resume = (): void => {
    // Tells the subscribers, too.
    changeAuth({});
    isSuspended = false;
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
