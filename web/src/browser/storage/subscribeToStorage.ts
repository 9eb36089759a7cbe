/** Tells this tab that an entry is stored or, without a value, removed: the browser tells the other tabs only. */
export const notifyOfStorage = (key: string, newValue: string | null = null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

/** Calls the listener when another tab, or code of this tab that says so, has changed what the browser stores. */
export const subscribeToStorage = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
