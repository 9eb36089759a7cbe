import { useSyncExternalStore } from 'react';

let pending = false;
const listeners = new Set<() => void>();

/** Says whether the page asked for is still under way. The client's router calls it. */
export const setNavigationPending = (next: boolean): void => {
  if (pending === next) return;
  pending = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether another page has been asked for and is not there yet. */
export const useNavigationPending = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => false,
  );
