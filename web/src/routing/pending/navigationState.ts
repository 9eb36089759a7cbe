import { useSyncExternalStore } from 'react';

let pending = false;
const listeners = new Set<() => void>();

/** Sets whether a navigation is pending. Called by the client's router. */
export const setNavigationPending = (next: boolean): void => {
  if (pending === next) return;
  pending = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a navigation is pending. */
export const useNavigationPending = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => false,
  );
