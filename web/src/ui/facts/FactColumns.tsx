import type { ReactNode } from 'react';
import classes from './FactColumns.module.css';
import type { Elements } from '../elements.ts';

interface FactColumnsProps {
  /** The card of facts. */
  readonly facts: Elements;
  /** The sections. */
  readonly children: ReactNode;
}

/** The texts of an offer, and its card of facts next to them on a wide screen. */
export function FactColumns({ facts, children }: FactColumnsProps) {
  return (
    <div className={classes['columns']}>
      {facts}
      <div className={classes['content']}>{children}</div>
    </div>
  );
}
