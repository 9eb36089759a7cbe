import { useId, type ReactNode } from 'react';
import classes from './figures.module.css';
import type { Elements } from '../../ui/elements.ts';

interface FigureCardProps {
  /** Renders the figure, given the id of the heading. */
  readonly children: (headingId: string) => Elements;
  readonly title: ReactNode;
}

/** The frame and heading of one figure. */
export function FigureCard({ children, title }: FigureCardProps) {
  const id = useId();
  return (
    <section className={classes['figure']} aria-labelledby={id}>
      <h3 className={classes['title']} id={id}>
        {title}
      </h3>
      {children(id)}
    </section>
  );
}
