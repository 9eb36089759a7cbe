import { useEffect, useRef } from 'react';
import { authState, changeAuth } from '../../auth/authStore.ts';
import { forgetWishes } from '../../auth/login/wishes.ts';
import type { AccountName } from '../../auth/machine/account.ts';
import { syncAccount, send } from '../../auth/machine/accountMachine.ts';
import { isSignedInNow } from '../../auth/session.ts';

/** A user who is logged in goes on with their own account once the dialog for another password is closed. */
export const leaveReset = (...names: readonly AccountName[]): void => {
  if (authState().idToken !== null && names.includes(syncAccount().name)) send('startAnew');
};

/** When the dialog closes without a sign-in, forgets what a guest wished, and why the sign-in has failed. */
export const useForgetAtEnd = (): void => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development, React runs this effect twice at once.
      queueMicrotask(() => {
        if (isOpen.current) return;
        leaveReset('resetWanted', 'resetSent');
        if (isSignedInNow()) return;
        forgetWishes();
        if (authState().authErrorMessage !== null) changeAuth({ authErrorMessage: null });
      });
    };
  }, []);
};
