import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps {
  /** One `li` for each card. */
  readonly children: ReactNode;
  /** The number of columns where there is room for them. */
  readonly columns: 2 | 3;
  /** Hides the cards from screen readers, because they are placeholders. */
  readonly isSkeleton?: boolean;
}

/** A grid of cards of equal height. */
export function CardGrid({ children, columns, isSkeleton = false }: CardGridProps) {
  return (
    <ul className={classes['grid']} data-columns={columns} aria-hidden={isSkeleton || undefined}>
      {children}
    </ul>
  );
}
