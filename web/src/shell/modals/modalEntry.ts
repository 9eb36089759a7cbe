/**
 * While a modal is open, the browser's history has an additional entry for the page, so that Back closes the modal and
 * stays on the page. It is hidden from the router: it has the address and the state of the page, and a mark.
 */
const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'modal' in state && state.modal === true;

let leaving: Promise<void> | null = null;

type PopStateListener = (event: PopStateEvent) => void;

let arrive: PopStateListener | null = null;
let listener: PopStateListener | null = null;

// Added when this module is loaded, which is before the router adds its own: the capture phase is not enough, because Chromium
// calls all listeners of the window in the order in which they were added.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => (arrive ?? listener)?.(event), true);

/** Calls the listener on Back and Forward before the router; returns a function that removes it. */
export const onPopStateFirst = (next: PopStateListener): (() => void) => {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
};

/** Whether the current history entry is that of a modal, open or not. */
export const onModalEntry = (): boolean => isMarked(window.history.state);

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
  arrive = (event) => {
    event.stopImmediatePropagation();
    arrive = null;
    leaving = null;
    arrived();
  };
  window.history.back();
  return promise;
};
