import { useId, type ReactNode } from 'react';
import classes from './Panel.module.css';
import type { Elements } from '../elements.ts';

interface PanelProps {
  readonly title: ReactNode;
  /** A button or link beside the heading. */
  readonly action?: Elements;
  readonly children: Elements;
}

/** A part of a page in a frame, with a heading, which is its accessible name. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes['panel']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 className={classes['title']} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
