import type { ReactNode } from 'react';
import classes from './FactCard.module.css';

interface FactCardProps {
  /** The facts. */
  readonly children: ReactNode;
  /** The button, shown where there is room for it. */
  readonly action: ReactNode;
  readonly label: string;
}

/** The key facts of an offer; next to its texts on a wide screen. */
export function FactCard({ children, action, label }: FactCardProps) {
  return (
    <aside className={classes['card']} aria-label={label}>
      <dl className={classes['facts']}>{children}</dl>
      <div className={classes['action']}>{action}</div>
    </aside>
  );
}
