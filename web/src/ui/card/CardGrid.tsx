import type { ReactNode } from 'react';
import classes from './CardGrid.module.css';

interface CardGridProps {
  /** One `li` for each card. */
  readonly children: ReactNode;
  /** How many stand side by side where there is room for them. */
  readonly columns: 2 | 3;
  /** Grey stand-ins of cards are nothing to read out. */
  readonly isSkeleton?: boolean;
}

/** A list of cards, side by side and equally high. */
export function CardGrid({ children, columns, isSkeleton = false }: CardGridProps) {
  return (
    <ul className={classes['grid']} data-columns={columns} aria-hidden={isSkeleton || undefined}>
      {children}
    </ul>
  );
}
