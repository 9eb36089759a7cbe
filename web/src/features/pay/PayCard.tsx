import { useId, type ReactNode } from 'react';
import type { Elements } from '../../ui/elements.ts';
import classes from './pay.module.css';

interface PayCardProps {
  /** Renders the picture and the table, given the id of the heading. */
  readonly children: (headingId: string) => Elements;
  readonly title: ReactNode;
}

/** The frame and heading of one picture. */
export function PayCard({ children, title }: PayCardProps) {
  const id = useId();
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <h3 className={classes['title']} id={id}>
        {title}
      </h3>
      {children(id)}
    </section>
  );
}
