/** Calls the listener when another tab, or code of this tab that says so, has changed what the browser stores. */
export const subscribeToStorage = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
