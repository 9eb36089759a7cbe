import type { ReactNode } from 'react';
import classes from './FactColumns.module.css';

interface FactColumnsProps {
  /** The card of facts. */
  readonly facts: ReactNode;
  /** The sections. */
  readonly children: ReactNode;
}

/** The texts of an offer, and beside them its card of facts where the screen is wide. */
export function FactColumns({ facts, children }: FactColumnsProps) {
  return (
    <div className={classes['columns']}>
      {facts}
      <div className={classes['content']}>{children}</div>
    </div>
  );
}
