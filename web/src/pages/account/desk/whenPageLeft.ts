/**
 * Calls a function when the visitor leaves or closes the page. It is also called when the page is hidden, because phones may
 * report no more than that. Returns a function that ends this.
 */
export const whenPageLeft = (listener: () => void): (() => void) => {
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onChange);
  };
};
