import { useRef, type ReactNode } from 'react';
import { useHeightVariable } from '../../ui/page/useHeightVariable.ts';
import print from '../../ui/page/screenOnly.module.css';
import classes from './NoticeSlot.module.css';

/**
 * The slot for the cookie notice at the bottom of the window. While it has content, the page is longer by its height,
 * so that the end of the page can be scrolled above it, and focused elements do not hide behind it. Nothing above it
 * moves.
 */
export function NoticeSlot({ children }: { readonly children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  useHeightVariable(slot, '--site-notice-height');
  return (
    <div ref={slot} className={`${classes['root']} ${print['screenOnly']}`} data-notice="">
      {children}
    </div>
  );
}
