import type { ReactNode } from 'react';
import { useNavigationPending } from './navigationState.ts';
import classes from './Updating.module.css';

/** What the next address will replace: it stays visible, dimmed, and is announced as busy while that loads. */
export function Updating({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['root']} aria-busy={useNavigationPending() || undefined}>
      {children}
    </div>
  );
}
