import { useEffect, useRef } from 'react';
import { authState, changeAuth } from '../../auth/authStore.ts';
import { forgetWish } from '../../auth/login/forgetWish.ts';
import { isSignedInNow } from '../../auth/session.ts';

/** When the dialog closes without a sign-in, forgets the mails that a guest switched on, and why the sign-in has failed. */
export const useForgetAtEnd = (): void => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development, React runs this effect twice at once.
      queueMicrotask(() => {
        if (isOpen.current || isSignedInNow()) return;
        forgetWish();
        if (authState().authErrorMessage !== null) changeAuth({ authErrorMessage: null });
      });
    };
  }, []);
};
