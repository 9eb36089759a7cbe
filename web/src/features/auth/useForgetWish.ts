import { useEffect, useRef } from 'react';
import { authState } from '../../auth/authStore.ts';
import { removeSession } from '../../browser/sessionStore.ts';
import type { StorageEntry } from '../../browser/storageEntries.ts';

// Not imported: a shared file would make each page with saved searches larger.
const wish: StorageEntry = 'alertAfterLogin';

/** Forgets the mails that a guest switched on when the dialog closes without a sign-in, however it is closed. */
export const useForgetWish = (): void => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development, React runs this effect twice at once.
      queueMicrotask(() => {
        if (!isOpen.current && authState().idToken === null) removeSession(wish);
      });
    };
  }, []);
};
