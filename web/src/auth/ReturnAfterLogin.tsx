import { useRouter } from 'found';
import { useEffect } from 'react';
import { authState, changeAuth } from './authStore.ts';
import { useSignedIn } from './useSignedIn.ts';

/** Takes a visitor who has just signed in back to the page where signing in began. */
export function ReturnAfterLogin() {
  const { router } = useRouter();
  const signedIn = useSignedIn();
  useEffect(() => {
    const { redirectPath } = authState();
    if (!signedIn || redirectPath === '/') return;
    changeAuth({ redirectPath: '/' });
    router.replace(redirectPath);
  }, [router, signedIn]);
  return null;
}
