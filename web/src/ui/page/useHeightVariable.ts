import { useEffect, type RefObject } from 'react';

/** Sets a CSS variable of the document to the height of an element while it is mounted. */
export const useHeightVariable = (ref: RefObject<HTMLElement | null>, variable: string): void => {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [ref, variable]);
};
