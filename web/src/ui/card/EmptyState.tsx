import type { ReactNode } from 'react';
import houses from '../skyline/houses.svg';
import { leavesFocus } from '../leavesFocus.ts';
import classes from './EmptyState.module.css';
import type { Elements } from '../elements.ts';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly text: ReactNode;
  readonly action?: Elements;
}

/** Shown by a list or section that is empty, until its action fills it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes['box']} role="status" ref={leavesFocus}>
      {icon && <span className={classes['icon']}>{icon}</span>}
      {title && <p className={classes['title']}>{title}</p>}
      <p className={classes['text']}>{text}</p>
      {action}
      <img className={classes['houses']} src={houses} alt="" />
    </div>
  );
}
