import { useLocalPath } from '../paths/useLocalPath.ts';
import { homePath } from '../paths/paths.ts';
import { reportError } from '../browser/reportError.ts';
import { forgetAccount } from './authStore.ts';
import { loadAmplify } from './loadAmplify.ts';

/**
 * Returns a function that signs out and loads the home page as a new document, so that no account data remain in
 * memory.
 */
export const useSignOut = (): (() => void) => {
  const local = useLocalPath();
  return () => {
    forgetAccount();
    void loadAmplify()
      .then(({ signOut }) => signOut())
      .catch(reportError)
      .then(() => window.location.assign(local(homePath)));
  };
};
