import { VisuallyHidden } from '@mantine/core';
import type { Location } from 'found';
import { useEffect, useRef, useState } from 'react';
import { withoutPage } from '../paths/paths.ts';

const headingOf = (main: Element | null): HTMLElement | null =>
  main?.querySelector<HTMLElement>('h1') ?? null;

/** Calls back with the page's heading: at once, or when it has replaced the loading state. */
const onHeading = (callBack: (heading: HTMLElement | null) => void): (() => void) => {
  const main = document.querySelector('main');
  const heading = headingOf(main);
  if (heading || !main) {
    callBack(heading);
    return () => undefined;
  }
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const newHeading = headingOf(main);
    if (!newHeading) return;
    observer.disconnect();
    callBack(newHeading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Dispatched on the window when a page is shown, also the first one. */
export const pageEvent = 'page';

/** Announces a new page to screen readers and moves the focus to its heading. */
export function RouteFocus({ location: { pathname } }: { location: Location }) {
  const before = useRef(pathname);
  const [announced, announce] = useState('');
  useEffect(() => {
    const notify = () => window.dispatchEvent(new Event(pageEvent));
    if (before.current === pathname) {
      notify();
      return undefined;
    }
    const samePlace = withoutPage(before.current) === withoutPage(pathname);
    before.current = pathname;
    if (samePlace) {
      announce(document.title);
      notify();
      return undefined;
    }
    return onHeading((heading) => {
      announce(document.title);
      notify();
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
