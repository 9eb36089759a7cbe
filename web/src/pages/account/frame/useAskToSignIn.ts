import type { ModalData } from '../../../shell/modals/modalData.ts';
import { useOpenAuth } from '../../../shell/modals/useOpenAuth.ts';

/** Returns a function that opens the sign-in; afterwards the visitor is returned to this page. */
export const useAskToSignIn = (): ((screen: 'signup' | 'login', why?: ModalData['Auth']['why']) => void) => {
  const openAuth = useOpenAuth();
  return (screen, why) => openAuth({ screen, ...(why && { why }) });
};
