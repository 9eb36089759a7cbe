import { useSyncExternalStore } from 'react';
import { onAccountLeft } from '../../auth/accountChange.ts';

/** The ids of the user's searches whose new offers are mailed; null until the account was read. */
let current: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

export const setAlerts = (ids: ReadonlySet<string> | null): void => {
  current = ids;
  listeners.forEach((listener) => listener());
};

/** Sets whether the new offers of one search are mailed. */
export const setAlert = (id: string, isOn: boolean): void => {
  const ids = new Set(current);
  if (isOn) ids.add(id);
  else ids.delete(id);
  setAlerts(ids);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

onAccountLeft(() => setAlerts(null));

export const useAlerts = (): ReadonlySet<string> | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
