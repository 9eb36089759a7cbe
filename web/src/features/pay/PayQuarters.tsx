import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../offer-figures/useMoney.ts';
import classes from './pay.module.css';
import { PayCard } from './PayCard.tsx';
import type { PayQuarter } from './payFigure.ts';
import { PayTable } from './PayTable.tsx';
import { quarterLine } from './quarterLine.ts';

/** The number of quarters in the chart. */
const shownQuarters = 5;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The room above and below the line, as a share of the chart's height. */
const edge = 0.15;

/** Medians by quarter as a line and as a table; nothing for fewer than two. */
export function PayQuarters({ quarters }: { readonly quarters: readonly PayQuarter[] }) {
  const money = useMoney();
  const { formatDate } = useIntl();
  if (quarters.length < 2) return null;
  const month = (start: string, later: number): string => {
    const day = new Date(start);
    day.setUTCMonth(day.getUTCMonth() + later);
    return formatDate(day, { month: 'short', timeZone: 'UTC' });
  };
  const named = quarters.map((quarter) => ({
    ...quarter,
    key: quarter.start,
    months: `${month(quarter.start, 0)} – ${month(quarter.start, 2)}`,
    year: formatDate(quarter.start, { year: 'numeric', timeZone: 'UTC' }),
  }));
  const shown = named.slice(-shownQuarters);
  const points = quarterLine(shown.map(({ median }) => median.amount)).map(({ x, y }) => ({
    x: percent(x),
    y: percent(edge + y * (1 - 2 * edge)),
  }));
  return (
    <PayCard title={<FormattedMessage id="pay.overTime" />}>
      {(headingId) => (
        <>
          <div>
            <svg className={classes['line']} width="100%" aria-hidden="true">
              {points.slice(1).map(({ x, y }, index) => (
                <line key={x} x1={points[index]?.x} y1={points[index]?.y} x2={x} y2={y} />
              ))}
              {points.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r="5" />
              ))}
            </svg>
            <ol className={classes['quarters']}>
              {shown.map(({ key, median, months, year }) => (
                <li key={key}>
                  <b>{money(median)}</b>
                  <span>{months}</span>
                  <span>{year}</span>
                </li>
              ))}
            </ol>
          </div>
          <PayTable
            labelledBy={headingId}
            of="pay.period"
            rows={named.map(({ months, year, ...quarter }) => ({ ...quarter, label: `${months} ${year}` }))}
            summary={<FormattedMessage id="offer.figures.table" />}
          />
        </>
      )}
    </PayCard>
  );
}
