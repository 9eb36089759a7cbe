import { useRouter } from 'found';
import { useEffect } from 'react';
import { endReturn, returnPath } from './returnAfterLogin.ts';
import { useAuth } from './useAuth.ts';
import { useSignedIn } from './useSignedIn.ts';

/** Leads a user back after the login. */
export function AccountRouting() {
  const { router } = useRouter();
  const isProcessing = useAuth((state) => state.isProcessing);
  const signedIn = useSignedIn();

  useEffect(() => {
    const path = returnPath();
    // A visitor who has not signed in can still open other pages.
    if (!signedIn || isProcessing || path === null) return;
    endReturn();
    if (path !== '/') router.replace(path);
  }, [router, isProcessing, signedIn]);
  return null;
}
