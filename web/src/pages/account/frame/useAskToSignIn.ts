import { useOpenAuth } from '../../../shell/modals/useOpenAuth.ts';

/** Returns a function that opens the sign-in; afterwards the visitor is returned to this page. */
export const useAskToSignIn = (): ((screen: 'signup' | 'login') => void) => {
  const openAuth = useOpenAuth();
  return (screen) => openAuth({ screen });
};
