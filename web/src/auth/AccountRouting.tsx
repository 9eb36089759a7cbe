import { useRouter } from 'found';
import { useEffect } from 'react';
import { onAccountLeft } from './accountChange.ts';
import { endReturn, returnPath } from './returnAfterLogin.ts';
import { useAuth } from './useAuth.ts';
import { useSignedIn } from './useSignedIn.ts';

/** Connects a user's account with the router: the way back after the login, and fresh data after leaving. */
export function AccountRouting() {
  const { router, match } = useRouter();
  const { location } = match;
  const isProcessing = useAuth((state) => state.isProcessing);
  const signedIn = useSignedIn();

  useEffect(() => {
    const path = returnPath();
    // A visitor who has not signed in can still open other pages.
    if (!signedIn || isProcessing || path === null) return;
    endReturn();
    if (path !== '/') router.replace(path);
  }, [router, isProcessing, signedIn]);

  // The page's data were those of the account that was left.
  useEffect(() => onAccountLeft(() => router.replace(location)), [router, location]);
  return null;
}
