import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page of the server is taken over, true in all that is drawn afterwards. */
export const useDrawnHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
