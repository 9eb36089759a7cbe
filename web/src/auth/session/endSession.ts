import { removeAmplifyEntries } from '../amplify/amplifyEntries.ts';
import { authSetup } from '../authSetup.ts';
import { guest } from '../authState.ts';
import { authState, changeAuth } from '../authStore.ts';
import { send } from '../machine/accountMachine.ts';
import { isWritingStored, unsent } from '../unsent/unsent.ts';
import { currentSignIn } from './signInOf.ts';

/**
 * Signs out after the identity service has ended a sign-in, unless it is no longer that of this browser; the visitor stays
 * on the page, as a guest, and is told so unless a call has done it, or `watchAccount` has with what is stored.
 */
export const endSession = (signIn: string | null, isTold = false): void => {
  if (currentSignIn() !== signIn) return;
  // The code of a verification link that was just opened is for the next login, as are answers that are not saved.
  const { unsavedAnswersOf, verificationCode } = authState();
  const isStored = unsent(isWritingStored).length > 0;
  send('ended');
  removeAmplifyEntries();
  // One change: every tab knows by the message that the user has not logged out.
  changeAuth({
    ...guest,
    authErrorMessage: 'auth.error.sessionEnded',
    unsavedAnswersOf,
    verificationCode,
  });
  if (!isTold && !isStored) authSetup().onNotice('auth.error.sessionEnded', 'ended');
};
