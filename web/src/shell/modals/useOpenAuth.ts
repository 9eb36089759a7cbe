import { useRouter } from 'found';
import { useCallback } from 'react';
import { authState, changeAuth } from '../../auth/authStore.ts';
import { returnAfterLogin } from '../../auth/returnAfterLogin.ts';
import type { ModalData } from './modalData.ts';
import { useModals } from './modalHost.tsx';

/**
 * Returns a function that opens the modal for signing up and in above any other. Afterwards the visitor is where they
 * were before.
 */
export const useOpenAuth = (): ((data: ModalData['Auth']) => void) => {
  const { open } = useModals();
  const { pathname, search } = useRouter().match.location;
  return useCallback(
    (data) => {
      returnAfterLogin(pathname + search);
      // A sign-up that waits for its code keeps what it began for.
      if (authState().signUpEmail === null) changeAuth({ registerSource: data.source ?? null });
      open('Auth', data, { above: true });
    },
    [open, pathname, search],
  );
};
