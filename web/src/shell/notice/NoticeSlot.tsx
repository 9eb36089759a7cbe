import { useEffect, useRef, type ReactNode } from 'react';
import classes from './NoticeSlot.module.css';

const HEIGHT = '--site-notice-height';

/**
 * The place at the window's lower edge for the cookie notice. While something stands there, the page is longer by its
 * height, so that its end can be scrolled clear of it, and nothing that gets the focus hides behind it. Nothing above
 * moves.
 */
export function NoticeSlot({ children }: { readonly children?: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={slot} className={classes['root']} data-notice="">
      {children}
    </div>
  );
}
