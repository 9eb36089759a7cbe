import { useRouter } from 'found';
import { returnAfterLogin } from '../../../auth/returnAfterLogin.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';

declare module '../../../shell/modals/modalData.ts' {
  interface ModalData {
    // Optional until the site has the sign-in.
    readonly Auth?: { readonly screen: 'signup' | 'login'; readonly source?: string };
  }
}

/** Returns a function that opens the sign-in; afterwards the visitor is returned to this page. */
export const useAskToSignIn = (): ((screen: 'signup' | 'login') => void) => {
  const { match } = useRouter();
  const { open } = useModals();
  return (screen) => {
    returnAfterLogin(match.location.pathname + match.location.search);
    open('Auth', { screen });
  };
};
