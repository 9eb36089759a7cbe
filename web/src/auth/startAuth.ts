import { clearSession } from '../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../browser/storage/storageEntries.ts';
import { setUpAuth, type AuthSetup } from './authSetup.ts';
import { authState, changeAuth, subscribeToAuth } from './authStore.ts';
import { isHostedReturn } from '../routing/hostedReturn.ts';
import { forgetWishes } from './login/wishes.ts';
import { isSignedInNow } from './session.ts';
import { isOfFormerUser } from './session/tabUser.ts';

/** What is stored in this tab for the next login of its owner. */
const endedDrafts: StorageEntry = 'endedDrafts';

let isRunning = false;

/** Loads what a session needs, once there is one or this tab comes back from the hosted sign-in page. */
const runSession = (isStart: boolean): void => {
  if (isRunning) return;
  isRunning = true;
  // The user may leave before the code is loaded.
  const { idToken } = authState();
  import('./session/runSession.ts').then(
    // It reports its failures itself.
    (session) => session.runSession(idToken, isStart).catch(() => undefined),
    () => {
      isRunning = false;
    },
  );
};

/** Starts the account in the browser. Guests load nothing. */
export const startAuth = (setup: AuthSetup): void => {
  setUpAuth(setup);
  // No page of the site ran in this tab when its user left: the browser had discarded it, or it showed another site. The memory of
  // this page is still empty.
  if (isOfFormerUser()) clearSession(endedDrafts);
  const { isProcessing } = authState();
  const comesBack = isHostedReturn(window.location.search);
  // A tab that was closed during a login left this behind.
  if (isProcessing !== comesBack) changeAuth({ isProcessing: comesBack });
  // Wishes wait for the sign-in of the page on which a guest had them, or of the hosted page that it led to.
  if (!comesBack && !isSignedInNow()) forgetWishes();
  const runForUsers = (isStart: boolean): void => {
    if (authState().idToken !== null) runSession(isStart);
  };
  subscribeToAuth(() => runForUsers(false));
  if (comesBack) runSession(false);
  else runForUsers(true);
};
