import { useEffect, useRef } from 'react';
import { authState, changeAuth } from '../../auth/authStore.ts';
import { forgetWishes } from '../../auth/login/wishes.ts';
import { isSignedInNow } from '../../auth/session.ts';

/** When the dialog closes without a sign-in, forgets what a guest wished, and why the sign-in has failed. */
export const useForgetAtEnd = (): void => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development, React runs this effect twice at once.
      queueMicrotask(() => {
        if (isOpen.current || isSignedInNow()) return;
        forgetWishes();
        if (authState().authErrorMessage !== null) changeAuth({ authErrorMessage: null });
      });
    };
  }, []);
};
