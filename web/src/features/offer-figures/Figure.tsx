import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { FigureCard } from './FigureCard.tsx';
import classes from './figures.module.css';
import { FigureTable, type FigureRow } from './FigureTable.tsx';

export type FigureAction = (headingId: string) => ReactNode;

interface FigureProps {
  /** Renders the control that adds a figure; receives the heading's id. */
  readonly action: FigureAction;
  readonly children: ReactNode;
  /** The number of people who answered. */
  readonly count: number;
  /** The data as table rows, in display order. */
  readonly rows: readonly FigureRow[];
  readonly title: ReactNode;
  /** Message id of the table's value column. */
  readonly valueLabel?: MessageId;
}

/** One figure of an offer: heading, chart, number of answers and the data as a table. */
export function Figure({
  action,
  children,
  count,
  rows,
  title,
  valueLabel = 'offer.figures.value',
}: FigureProps) {
  return (
    <FigureCard title={title}>
      {(headingId) => (
        <>
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
              <FigureTable labelledBy={headingId} rows={rows} valueLabel={valueLabel} />
            </>
          )}
          {action(headingId)}
        </>
      )}
    </FigureCard>
  );
}
