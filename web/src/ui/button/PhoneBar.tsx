import { useRef, type ReactNode } from 'react';
import { useInSight } from '../page/useInSight.ts';
import classes from './PhoneBar.module.css';

interface PhoneBarProps {
  readonly children: ReactNode;
  /** Whether it is inside the page's column, whose margins it then covers. */
  readonly inColumn?: boolean;
}

/**
 * A sticky button for phones, visible as long as its container is on the screen. Meanwhile other bars at the bottom
 * are hidden (`data-phone-bar`).
 */
export function PhoneBar({ children, inColumn = false }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useInSight(bar, 'phoneBar');
  return (
    <div ref={bar} className={classes['bar']} data-in-column={inColumn || undefined}>
      {children}
    </div>
  );
}
