import { useRef, type ReactNode } from 'react';
import { useHeightVariable } from '../../ui/page/useHeightVariable.ts';
import classes from './NoticeSlot.module.css';

/**
 * The place at the window's lower edge for the cookie notice. While something stands there, the page is longer by its
 * height, so that its end can be scrolled clear of it, and nothing that gets the focus hides behind it. Nothing above
 * moves.
 */
export function NoticeSlot({ children }: { readonly children?: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  useHeightVariable(slot, '--site-notice-height');
  return (
    <div ref={slot} className={classes['root']} data-notice="">
      {children}
    </div>
  );
}
