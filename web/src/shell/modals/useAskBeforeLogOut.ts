import { unsent } from '../../auth/unsent/unsent.ts';
import { useModals } from './modalHost.tsx';

/** Returns a function that logs out by `logOut`, after a question if the user would lose what is not sent or saved. */
export const useAskBeforeLogOut = (): ((logOut: () => void) => void) => {
  const { open } = useModals();
  return (logOut) => (unsent().length > 0 ? open('LogOut', logOut) : logOut());
};
