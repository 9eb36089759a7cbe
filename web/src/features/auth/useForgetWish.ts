import { useEffect, useRef } from 'react';
import { forgetWish } from '../../auth/login/forgetWish.ts';
import { isSignedInNow } from '../../auth/session.ts';

/** Forgets the mails that a guest switched on when the dialog closes without a sign-in. */
export const useForgetWish = (): void => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development, React runs this effect twice at once.
      queueMicrotask(() => {
        if (!isOpen.current && !isSignedInNow()) forgetWish();
      });
    };
  }, []);
};
