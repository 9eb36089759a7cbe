import type { ReactNode } from 'react';
import classes from '../CompareTable.module.css';

interface FigureProps {
  readonly value: ReactNode;
  /** The unit of the value or the number of answers behind it. */
  readonly children?: ReactNode;
}

/** A number of an offer with its unit or source. */
export function Figure({ value, children }: FigureProps) {
  return (
    <>
      <strong className={classes['value']}>{value}</strong>
      {children && <span className={classes['behind']}>{children}</span>}
    </>
  );
}
