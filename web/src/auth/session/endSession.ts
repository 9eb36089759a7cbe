import { changeAuth, forgetAccount } from '../authStore.ts';
import { removeAmplifyEntries } from '../amplify/amplifyEntries.ts';

/** Signs out after the identity service has ended the session; the visitor stays on the page, as a guest. */
export const endSession = (): void => {
  removeAmplifyEntries();
  forgetAccount();
  changeAuth({ authErrorMessage: 'auth.error.sessionEnded' });
};
