/**
 * While a modal is open, the browser's history has an additional entry for the page, so that Back closes the modal and
 * stays on the page. It is hidden from the router: it has the address and the state of the page, and a mark.
 */
const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'modal' in state && state.modal === true;

let leaving: Promise<void> | null = null;

/** Whether the current history entry is that of a modal, open or not. */
export const onModalEntry = (): boolean => isMarked(window.history.state);

/** Whether going back from the entry of a modal is in progress. */
export const isLeavingModalEntry = (): boolean => leaving !== null;

/** Adds the entry of an opening modal, unless there is one already. */
export const enterModalEntry = (): void => {
  if (leaving) void leaving.then(enterModalEntry);
  else if (!onModalEntry())
    window.history.pushState({ ...(window.history.state as object | null), modal: true }, '');
};

/**
 * Goes back from the entry of a modal to that of its page, without an event for the router. Resolves once the browser
 * is there.
 */
export const leaveModalEntry = (): Promise<void> => {
  if (leaving) return leaving;
  let arrived = () => {};
  const promise = new Promise<void>((resolve) => (arrived = resolve));
  leaving = promise;
  const arrive = (event: Event) => {
    window.removeEventListener('popstate', arrive, true);
    event.stopImmediatePropagation();
    leaving = null;
    arrived();
  };
  window.addEventListener('popstate', arrive, true);
  window.history.back();
  return promise;
};
