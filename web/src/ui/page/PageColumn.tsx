import type { ReactNode } from 'react';
import classes from './PageColumn.module.css';

interface PageColumnProps {
  readonly children: ReactNode;
  /** Limits the width to a readable line length. */
  readonly narrow?: boolean;
}

/** The centred column with a page's content. */
export function PageColumn({ children, narrow = false }: PageColumnProps) {
  return (
    <div className={classes['column']} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
