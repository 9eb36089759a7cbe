import { useLocalPath } from '../paths/useLocalPath.ts';
import { homePath } from '../paths/paths.ts';
import { forgetAccount } from './authStore.ts';

/** Gives a function that signs out and goes to the site's root, as a new document that knows nothing of the account. */
export const useSignOut = (): (() => void) => {
  const local = useLocalPath();
  return () => {
    forgetAccount();
    window.location.assign(local(homePath));
  };
};
