import { useRef, type ReactNode } from 'react';
import { useInSight } from '../page/useInSight.ts';
import classes from './PhoneBar.module.css';

interface PhoneBarProps {
  readonly children: ReactNode;
  /** Whether it stands in the page's column, whose margins it then covers. */
  readonly inColumn?: boolean;
}

/**
 * The button of a phone's page, within reach of the thumb as long as what it stands in is on the screen. It is the only
 * bar there then: others at the lower edge wait (`data-phone-bar`).
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
