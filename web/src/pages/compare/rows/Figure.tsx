import type { ReactNode } from 'react';
import classes from '../CompareTable.module.css';

interface FigureProps {
  readonly value: ReactNode;
  /** What the value is of or from how many. */
  readonly children?: ReactNode;
}

/** A number of an offer with what stands behind it. */
export function Figure({ value, children }: FigureProps) {
  return (
    <>
      <strong className={classes['value']}>{value}</strong>
      {children && <span className={classes['behind']}>{children}</span>}
    </>
  );
}
