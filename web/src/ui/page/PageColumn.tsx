import type { ReactNode } from 'react';
import classes from './PageColumn.module.css';

interface PageColumnProps {
  readonly children: ReactNode;
  /** A page of text: as narrow as lines stay readable. */
  readonly narrow?: boolean;
}

/** The column in the middle of the screen that holds a page's content. */
export function PageColumn({ children, narrow = false }: PageColumnProps) {
  return (
    <div className={classes['column']} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
