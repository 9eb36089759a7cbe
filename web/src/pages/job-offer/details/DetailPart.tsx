import { useId, type ReactNode } from 'react';
import type { Elements } from '../../../ui/elements.ts';
import classes from './OfferDetails.module.css';

interface DetailPartProps {
  readonly title: ReactNode;
  readonly children: Elements;
}

/** A titled part of a group of details. */
export function DetailPart({ title, children }: DetailPartProps) {
  const id = useId();
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <h3 className={classes['title']} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
