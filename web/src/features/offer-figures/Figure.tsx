import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { FigureCard } from './FigureCard.tsx';
import classes from './figures.module.css';
import { FigureTable, type FigureRow } from './FigureTable.tsx';

interface FigureProps {
  readonly children: ReactNode;
  /** How many people answered. */
  readonly count: number;
  /** The same figures for a table; their order is kept. */
  readonly rows: readonly FigureRow[];
  readonly title: ReactNode;
  /** Message id of the heading over the values in the table. */
  readonly valueLabel?: MessageId;
}

/** One figure of an offer: heading, drawing, number of answers and the data as a table. */
export function Figure({ children, count, rows, title, valueLabel = 'offer.figures.value' }: FigureProps) {
  return (
    <FigureCard title={title}>
      {(headingId) =>
        count === 0 ? (
          <p className={classes['none']}>
            <FormattedMessage id="offer.figures.noData" />
          </p>
        ) : (
          <>
            {children}
            <p className={classes['answers']}>
              <FormattedMessage id="offer.figures.count" values={{ count }} />
            </p>
            <FigureTable labelledBy={headingId} rows={rows} valueLabel={valueLabel} />
          </>
        )
      }
    </FigureCard>
  );
}
