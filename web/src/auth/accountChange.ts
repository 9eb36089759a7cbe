const listeners = new Set<() => void>();

/**
 * Calls `listener` when the user signs out or another one signs in, in this tab or another, after the entries of the
 * account were removed from the browser's storage. Returns a function that stops it.
 */
export const onAccountLeft = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Notifies the listeners that the user has left the account. */
export const notifyAccountLeft = (): void => listeners.forEach((listener) => listener());

let isLeaving = false;

/** Whether this tab is about to load another page because the user has signed out in it. */
export const isLeavingPage = (): boolean => isLeaving;

/** Notes that this tab leaves the page after a sign-out, or that Back has restored the page. */
export const setLeavingPage = (leaving: boolean): void => {
  isLeaving = leaving;
};
