import { useRouter } from 'found';
import { useEffect } from 'react';
import { onAccountLeft } from './accountChange.ts';
import { authState } from './authStore.ts';
import { endReturn, isReturning } from './returnAfterLogin.ts';
import { useAuth } from './useAuth.ts';
import { withoutVerificationCode } from './verificationLink.ts';
import { useSignedIn } from './useSignedIn.ts';

/** Connects a user's account with the router: the way back after the login, and fresh data after leaving. */
export function AccountRouting() {
  const { router, match } = useRouter();
  const { location } = match;
  const isProcessing = useAuth((state) => state.isProcessing);
  const signedIn = useSignedIn();

  useEffect(() => {
    const redirectPath = withoutVerificationCode(authState().redirectPath);
    // A visitor who has not signed in can still open other pages.
    if (!signedIn || isProcessing || !isReturning()) return;
    endReturn();
    if (redirectPath !== '/') router.replace(redirectPath);
  }, [router, isProcessing, signedIn]);

  // The page's data were those of the account that was left.
  useEffect(() => onAccountLeft(() => router.replace(location)), [router, location]);
  return null;
}
