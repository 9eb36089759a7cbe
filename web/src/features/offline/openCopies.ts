import { isCopy, readablePages } from '../../browser/offline/copies.ts';

let readable: readonly string[] = [];

const findCopies = (): void => {
  void readablePages().then((pages) => {
    readable = pages;
  });
};

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/**
 * Without a connection, and on a copy, lets the browser open a link to a page that has a copy, which the service worker then shows: the router
 * would ask for its data.
 */
export const openCopies = (): void => {
  const startedOffline = isCopy();
  if (startedOffline) findCopies();
  window.addEventListener('offline', findCopies);
  document.addEventListener(
    'click',
    (event) => {
      const link = navigator.onLine && !startedOffline ? null : linkOf(event.target);
      if (link !== null && readable.includes(link.pathname + link.search)) event.stopPropagation();
    },
    { capture: true },
  );
};
