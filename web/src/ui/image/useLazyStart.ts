import { useEffect, useState, type RefObject } from 'react';
import { useDrawnHere } from '../page/useDrawnHere.ts';

/** How much of a picture is in view when it begins to load. */
const lazyThreshold = 0.5;

/** Pictures are taken to be in view this far below the screen, so that few are seen empty. */
const ahead = '0px 0px 400px 0px';

/**
 * Whether a picture may load. On the server's page it always may: the browser itself waits, without any script. A
 * picture drawn in the browser waits until half of it comes into view.
 */
export const useLazyStart = (image: RefObject<HTMLImageElement | null>, priority: boolean): boolean => {
  const drawnHere = useDrawnHere();
  const [started, setStarted] = useState(
    priority || !drawnHere || typeof IntersectionObserver === 'undefined',
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
      { rootMargin: ahead, threshold: lazyThreshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [image, started]);
  return started;
};
