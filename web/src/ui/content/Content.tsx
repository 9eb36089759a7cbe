import type { ReactNode } from 'react';
import classes from './Content.module.css';

/** Keeps what it holds at the width of the site, in the middle of the screen. */
export function Content({ children }: { readonly children: ReactNode }) {
  return <div className={classes['content']}>{children}</div>;
}
