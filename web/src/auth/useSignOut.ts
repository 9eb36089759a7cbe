import { useLocalPath } from '../paths/useLocalPath.ts';
import { homePath } from '../paths/paths.ts';
import { forgetAccount } from './authStore.ts';

/**
 * Returns a function that signs out and loads the home page as a new document, so that no account data remain in
 * memory.
 */
export const useSignOut = (): (() => void) => {
  const local = useLocalPath();
  return () => {
    forgetAccount();
    window.location.assign(local(homePath));
  };
};
