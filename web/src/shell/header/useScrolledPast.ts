import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the window is scrolled by more than `threshold` pixels. */
export const useScrolledPast = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => window.scrollY > threshold, [threshold]),
    () => false,
  );
