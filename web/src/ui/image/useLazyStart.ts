import { useEffect, useState, type RefObject } from 'react';
import { useRenderedInBrowser } from '../page/useRenderedInBrowser.ts';

/** The visible share of a picture at which it starts to load. */
const lazyThreshold = 0.5;

/** Pictures up to this far below the screen count as visible, so that few are seen before they load. */
const rootMargin = '0px 0px 400px 0px';

/**
 * Whether a picture may load. In server-rendered HTML it always may, because the browser's own lazy loading works
 * without script. A picture rendered in the browser waits until half of it is visible.
 */
export const useLazyStart = (image: RefObject<HTMLImageElement | null>, priority: boolean): boolean => {
  const isRenderedInBrowser = useRenderedInBrowser();
  const [started, setStarted] = useState(
    priority || !isRenderedInBrowser || typeof IntersectionObserver === 'undefined',
  );
  useEffect(() => {
    const element = image.current;
    if (started || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (
          entries.some(
            ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= lazyThreshold,
          )
        )
          setStarted(true);
      },
      { rootMargin, threshold: lazyThreshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [image, started]);
  return started;
};
