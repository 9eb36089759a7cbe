import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { FigureCard } from './FigureCard.tsx';
import classes from './figures.module.css';
import { FigureTable, type FigureRow } from './FigureTable.tsx';
import type { Elements } from '../../ui/elements.ts';

export type FigureAction = (headingId: string) => Elements;

interface FigureProps {
  /** Renders the control that adds a figure; receives the heading's id. */
  readonly action: FigureAction;
  readonly children: Elements;
  /** The number of people who answered. */
  readonly count: number;
  /** The day of the newest answer. */
  readonly latest: string | null | undefined;
  /** The bounds of the middle half of the answers, formatted; null if they are few. */
  readonly spread?: { readonly low: string; readonly high: string } | null;
  /** The data as table rows, in display order. */
  readonly rows: readonly FigureRow[];
  readonly title: ReactNode;
  /** Message id of the table's value column. */
  readonly valueLabel?: MessageId;
}

const spreadRow = ({ low, high }: { readonly low: string; readonly high: string }): FigureRow => ({
  key: 'spread',
  label: <FormattedMessage id="offer.figures.middle" />,
  value: `${low} – ${high}`,
});

/** Tells the month, because most answers are older than a few days. */
function Latest({ day }: { readonly day: string }) {
  const { formatDate } = useIntl();
  const month = formatDate(day, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <span>
      {' · '}
      <FormattedMessage id="offer.figures.latest" values={{ month }} />
    </span>
  );
}

/** Below this number of answers a figure is a hint. */
const manyAnswers = 5;

/** One figure of an offer: heading, chart, number and age of answers and the data as a table. */
export function Figure({
  action,
  children,
  count,
  latest,
  rows,
  spread = null,
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
                {latest != null && <Latest day={latest} />}
              </p>
              {count < manyAnswers && (
                <p className={classes['answers']}>
                  <FormattedMessage id="offer.figures.few" />
                </p>
              )}
              {spread && (
                <p className={classes['answers']}>
                  <FormattedMessage id="offer.figures.spread" values={{ ...spread }} />
                </p>
              )}
            </>
          )}
          <div className={classes['foot']}>
            {count > 0 && (
              <FigureTable
                labelledBy={headingId}
                rows={spread ? [...rows, spreadRow(spread)] : rows}
                valueLabel={valueLabel}
              />
            )}
            {action(headingId)}
          </div>
        </>
      )}
    </FigureCard>
  );
}
