/**
 * While a modal is open, the browser's history has an entry more for the page, so that Back closes the modal and does
 * not leave the page. The router knows nothing of it: the entry has the address and the state of the page, and a mark.
 */
const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'modal' in state && state.modal === true;

let leaving: Promise<undefined> | null = null;

/** Whether the browser stands on the entry of a modal, open or not. */
export const onModalEntry = (): boolean => isMarked(window.history.state);

/** Whether a step back from the entry of a modal is under way. */
export const isLeavingModalEntry = (): boolean => leaving !== null;

/** Begins the entry of the modal that opens, unless one is there already. */
export const enterModalEntry = (): void => {
  if (leaving) void leaving.then(enterModalEntry);
  else if (!onModalEntry())
    window.history.pushState({ ...(window.history.state as object | null), modal: true }, '');
};

/** Goes from the entry of a modal to that of its page, unseen by the router. Done once the browser is there. */
export const leaveModalEntry = (): Promise<void> => {
  if (leaving) return leaving;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  leaving = promise;
  const arrive = (event: Event) => {
    window.removeEventListener('popstate', arrive, true);
    event.stopImmediatePropagation();
    leaving = null;
    resolve(undefined);
  };
  window.addEventListener('popstate', arrive, true);
  window.history.back();
  return promise;
};
