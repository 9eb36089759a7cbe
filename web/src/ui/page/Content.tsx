import type { ReactNode } from 'react';
import classes from './Content.module.css';

/** Centres its children and limits them to the width of the site. */
export function Content({ children }: { readonly children: ReactNode }) {
  return <div className={classes['content']}>{children}</div>;
}
