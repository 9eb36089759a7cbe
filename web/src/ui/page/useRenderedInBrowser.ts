import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration, true in everything that is rendered later. */
export const useRenderedInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
