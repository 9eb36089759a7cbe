import { useRouter } from 'found';
import { useEffect } from 'react';
import { authState, changeAuth } from './authStore.ts';
import { useSignedIn } from './useSignedIn.ts';

/** After a sign-in, navigates back to the page where it began. */
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
