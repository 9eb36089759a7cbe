import { useEffect, useRef } from 'react';
import { isSignedInNow } from '../../auth/session.ts';
import { removeSession } from '../../browser/sessionStore.ts';
import type { StorageEntry } from '../../browser/storageEntries.ts';

// Not imported: a shared file would make each page with saved searches larger.
const wish: StorageEntry = 'alertAfterLogin';

/** Forgets the mails that a guest switched on when the dialog closes without a sign-in. */
export const useForgetWish = (): void => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // In development, React runs this effect twice at once.
      queueMicrotask(() => {
        if (!isOpen.current && !isSignedInNow()) removeSession(wish);
      });
    };
  }, []);
};
