import { useIsomorphicEffect } from '@mantine/hooks';
import { useRouter, type Location } from 'found';
import { useEffect, useRef } from 'react';
import { reportError } from '../../browser/reportError.ts';
import { whenScrollReady } from './scrollReady.tsx';
import { savedPosition, savePosition } from './scrollPositions.ts';
import { scrollTargetOf } from './scrollTarget.ts';

/** Whether the document was loaded by Back, Forward or a reload. */
const isRevisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** Scrolls the window after a navigation: to the top, or to the previous position. */
export function ScrollKeeper({ location }: { location: Location }) {
  const { router } = useRouter();
  const shown = useRef(location);

  useEffect(() => {
    if (isRevisit()) {
      const first = shown.current;
      const position = savedPosition(first);
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const isWhereLeft = Math.abs(window.scrollY - Math.min(position, end)) < 2;
      // The code arrives later, when items may have been added and the height says nothing any more.
      if (window.scrollY === 0 || isWhereLeft)
        import('./restorePosition.ts').then((m) => {
          if (shown.current === first) m.restorePosition(position);
        }, reportError);
    }
    // After a reload the browser restores the position, because the document is complete; on client-side navigation
    // this component does.
    const manual = () => (history.scrollRestoration = 'manual');
    const automatic = () => {
      savePosition(shown.current, window.scrollY);
      history.scrollRestoration = 'auto';
    };
    manual();
    window.addEventListener('pageshow', manual);
    window.addEventListener('pagehide', automatic);
    const remove = router.addNavigationListener(() => {
      savePosition(shown.current, window.scrollY);
      return undefined;
    });
    return () => {
      remove();
      window.removeEventListener('pageshow', manual);
      window.removeEventListener('pagehide', automatic);
    };
  }, [router]);

  useIsomorphicEffect(() => {
    if (shown.current === location) return;
    const target = scrollTargetOf(shown.current, location);
    shown.current = location;
    if (target === 'top') window.scrollTo(0, 0);
    // The page is not tall enough before its content is loaded.
    whenScrollReady(() => {
      if (target === 'saved') window.scrollTo(0, savedPosition(location));
      else if (target === 'hash') document.getElementById(location.hash.slice(1))?.scrollIntoView();
    });
  }, [location]);

  return null;
}
