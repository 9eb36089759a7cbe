import type { Location } from 'found';
import { useEffect, useRef, useState } from 'react';
import classes from './RouteFocus.module.css';

const PAGE_END = /\/page-\d+$/;

/** Tells those who cannot see it that another page is there, and takes the focus to its heading. */
export function RouteFocus({ location: { pathname } }: { location: Location }) {
  const before = useRef(pathname);
  const [announced, announce] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    const samePlace = before.current.replace(PAGE_END, '') === pathname.replace(PAGE_END, '');
    before.current = pathname;
    announce(document.title);
    if (samePlace) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className={classes['hidden']} role="status" aria-live="polite">
      {announced}
    </div>
  );
}
