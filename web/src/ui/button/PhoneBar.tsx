import type { ReactNode } from 'react';
import classes from './PhoneBar.module.css';

interface PhoneBarProps {
  readonly children: ReactNode;
  /** Whether it stands in the page's column, whose margins it then covers. */
  readonly inColumn?: boolean;
}

/** The button of a phone's page, always within reach of the thumb. */
export function PhoneBar({ children, inColumn = false }: PhoneBarProps) {
  return (
    <div className={classes['bar']} data-in-column={inColumn || undefined}>
      {children}
    </div>
  );
}
