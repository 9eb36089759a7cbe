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

/** The searches whose mails a removal has ended, until they are saved again. */
const ended = new Set<string>();

interface AccountChange {
  /** The searches that were saved, without mails. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Those of them that had mails. */
  readonly ended: readonly string[];
}

/** Notes what a change of the account has done to the mails of searches. */
export const noteChange = (change: AccountChange): void => {
  change.added.forEach((id) => ended.delete(id));
  change.ended.forEach((id) => ended.add(id));
  for (const id of change.removed) if (current?.has(id)) setAlert(id, false);
};

/** Whether a removal has ended the mails of a search. It is forgotten with the answer. */
export const takeEndedAlert = (id: string): boolean => ended.delete(id);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

onAccountLeft(() => {
  ended.clear();
  setAlerts(null);
});

export const useAlerts = (): ReadonlySet<string> | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
