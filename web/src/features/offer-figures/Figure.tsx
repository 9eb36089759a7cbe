import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './figures.module.css';
import { FigureTable, type FigureRow } from './FigureTable.tsx';

interface FigureProps {
  readonly children: ReactNode;
  /** How many people answered. */
  readonly count: number;
  /** The same figures for a table; their order is kept. */
  readonly rows: readonly FigureRow[];
  readonly title: ReactNode;
}

/** One figure of an offer: heading, drawing, number of answers and the data as a table. */
export function Figure({ children, count, rows, title }: FigureProps) {
  const id = useId();
  return (
    <section className={classes['figure']} aria-labelledby={id}>
      <h3 className={classes['title']} id={id}>
        {title}
      </h3>
      {count === 0 ? (
        <p className={classes['none']}>
          <FormattedMessage id="offer.figures.noData" />
        </p>
      ) : (
        <>
          {children}
          <p className={classes['answers']}>
            <FormattedMessage id="offer.figures.count" values={{ count }} />
          </p>
          <FigureTable labelledBy={id} rows={rows} />
        </>
      )}
    </section>
  );
}
