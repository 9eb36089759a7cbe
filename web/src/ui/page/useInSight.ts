import { useEffect, type RefObject } from 'react';

/** Sets a data attribute of the document while a part of an element is on the screen. */
export const useInSight = (ref: RefObject<HTMLElement | null>, attribute: string): void => {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const { dataset } = document.documentElement;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) dataset[attribute] = '';
      else delete dataset[attribute];
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete dataset[attribute];
    };
  }, [ref, attribute]);
};
