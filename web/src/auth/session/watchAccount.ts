import { forgetAccountEntries, removeAccountEntries } from '../../browser/storage/accountEntries.ts';
import { readSession } from '../../browser/storage/sessionStore.ts';
import { isLeavingPage, notifyAccountLeft, setLeavingPage } from '../accountChange.ts';
import { authSetup } from '../authSetup.ts';
import { authState, changeAuth, subscribeToAuth } from '../authStore.ts';
import { resumeSignUp, setAsideTab } from '../login/waitingSignUp.ts';
import { isWriting, isWritingStored, unsent } from '../unsent/unsent.ts';
import { storeDrafts, storeUnsent, takeBack } from './storedOfEnded.ts';
import { rememberTabUser } from './rememberTabUser.ts';
import { accountOf, isOfFormerUser, isOfWaitingSignUp } from './tabUser.ts';

/** Removes what the user left who has logged out or been replaced, here or in another tab. */
const leaveForGood = (): void => {
  const hasLost = isWriting() && !isLeavingPage();
  removeAccountEntries();
  if (hasLost) authSetup().onNotice('auth.loggedOutElsewhere', 'info');
};

const tellStored = (): void => authSetup().onNotice('auth.endedKept', 'ended');

/** Keeps what waits and what is being written for the next login of the user whose session has ended, and says so; removes the rest. */
const leaveEnded = (user: string): void => {
  if (unsent(isWritingStored).length > 0) tellStored();
  storeUnsent(user);
  storeDrafts(user);
  removeAccountEntries();
};

/** Watches for a change of the signed-in user, starting with the user of `idToken`; call once per page. */
export const watchAccount = (idToken: string | null): void => {
  let account = accountOf(idToken);
  let isSuspended = false;
  const compare = (): void => {
    const left = account;
    account = accountOf(authState().idToken);
    const hasLeft = left !== null && left !== account;
    const isEnded = account === null && authState().authErrorMessage === 'auth.error.sessionEnded';
    const isOfSignUp = isOfWaitingSignUp();
    let isSetAside = false;
    if (hasLeft && !isSuspended) {
      if (isEnded) leaveEnded(left);
      else leaveForGood();
    }
    // Others may have used the tab while the page was suspended.
    else if (hasLeft || isOfFormerUser()) {
      if (hasLeft && isEnded && readSession('tabOwner') === left) {
        if (isWritingStored()) tellStored();
        storeDrafts(left);
      }
      forgetAccountEntries(isOfFormerUser);
    } else if (isOfSignUp) isSetAside = setAsideTab();
    rememberTabUser(account);
    // Before anything is given back to the forms, which it empties.
    if (hasLeft || isSetAside) notifyAccountLeft();
    if (account !== null) takeBack(account);
    else if (hasLeft && !isSuspended && !isEnded) resumeSignUp();
    // The session of this tab is known now.
    if (isOfSignUp) changeAuth({});
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
