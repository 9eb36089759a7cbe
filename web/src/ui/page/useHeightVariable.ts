import { useEffect, type RefObject } from 'react';

/** Tells the style sheets, by that variable of the document, how high an element is while it stands there. */
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
