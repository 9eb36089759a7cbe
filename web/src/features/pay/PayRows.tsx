import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { useMoney } from '../offer-figures/useMoney.ts';
import classes from './pay.module.css';
import { PayAnswers } from './PayAnswers.tsx';
import { PayCard } from './PayCard.tsx';
import type { PayRow } from './payFigure.ts';
import { PayTable } from './PayTable.tsx';

/** The messages of what rows stand for. */
const kinds = {
  company: { title: 'pay.byCompany', column: 'pay.company' },
  city: { title: 'pay.byCity', column: 'pay.city' },
  country: { title: 'pay.byCountry', column: 'pay.country' },
} as const;

/** The number of rows above the table. */
const shownRows = 5;

interface PayRowsProps {
  readonly kind: keyof typeof kinds;
  /** In display order. */
  readonly rows: readonly PayRow[];
}

/** The first rows, and all of them as a table. */
export function PayRows({ kind, rows }: PayRowsProps) {
  const money = useMoney();
  const { title, column } = kinds[kind];
  const shown = rows.slice(0, shownRows);
  return (
    <PayCard title={<FormattedMessage id={title} />}>
      {(headingId) => (
        <>
          <ol className={classes['rows']}>
            {shown.map((row) => (
              <li key={row.key}>
                <span className={classes['name']}>
                  <LocalLink to={row.to}>{row.name}</LocalLink>{' '}
                  <span className={classes['answers']}>
                    <PayAnswers count={row.count} />
                  </span>
                </span>
                <b>{money(row.median)}</b>
              </li>
            ))}
          </ol>
          <PayTable
            labelledBy={headingId}
            of={column}
            rows={rows.map((row) => ({ ...row, label: <LocalLink to={row.to}>{row.name}</LocalLink> }))}
            summary={<FormattedMessage id="pay.all" values={{ count: rows.length }} />}
          />
        </>
      )}
    </PayCard>
  );
}
