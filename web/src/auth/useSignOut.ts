import { useLocalPath } from '../paths/useLocalPath.ts';
import { homePath } from '../paths/paths.ts';
import { forgetAccount } from './authStore.ts';

/** Returns a function that signs out and loads the home page. */
export const useSignOut = (): (() => void) => {
  const local = useLocalPath();
  return () => {
    import('./account/signOut.ts').then(
      ({ signOut }) => void signOut(),
      () => {
        // Without a connection the account is forgotten in this browser only.
        forgetAccount();
        window.location.assign(local(homePath));
      },
    );
  };
};
