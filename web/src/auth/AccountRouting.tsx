import { useRouter } from 'found';
import { useEffect } from 'react';
import { onAccountLeft } from './accountChange.ts';
import { authState } from './authStore.ts';
import { endReturn, isReturning } from './returnAfterLogin.ts';
import { useAuth } from './useAuth.ts';

/** Connects a user's account with the router: the way back after the login, and fresh data after leaving. */
export function AccountRouting() {
  const { router, match } = useRouter();
  const { location } = match;
  const isProcessing = useAuth((state) => state.isProcessing);

  useEffect(() => {
    const { redirectPath } = authState();
    if (isProcessing || !isReturning()) return;
    endReturn();
    if (redirectPath !== '/') router.replace(redirectPath);
  }, [router, isProcessing]);

  // The page's data were those of the account that was left.
  useEffect(() => onAccountLeft(() => router.replace(location)), [router, location]);
  return null;
}
