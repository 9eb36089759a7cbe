import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EarningsFigure_offer$key } from '../../__generated__/EarningsFigure_offer.graphql.ts';
import { earningsRange } from './earningsRange.ts';
import { FailedFigure } from './FailedFigure.tsx';
import { Figure, type FigureAction } from './Figure.tsx';
import classes from './figures.module.css';
import { RangeBar } from './RangeBar.tsx';
import { spreadOf } from './spreadOf.ts';
import { useMoney } from './useMoney.ts';

interface EarningsFigureProps {
  readonly action: FigureAction;
  readonly offer: EarningsFigure_offer$key;
}

/** The average earnings, positioned in the range of the city's offers. */
export function EarningsFigure({ action, offer }: EarningsFigureProps) {
  const money = useMoney();
  const { city, earning: answer } = useFragment(
    graphql`
      fragment EarningsFigure_offer on JobOffer {
        earning @catch(to: RESULT) {
          average {
            amount
            currency
          }
          count
          latest
          typicalRange {
            lowest {
              amount
              currency
            }
            highest {
              amount
              currency
            }
          }
        }
        city {
          name
          earnings {
            lowest {
              amount
              currency
            }
            highest {
              amount
              currency
            }
          }
        }
      }
    `,
    offer,
  );
  const title = <FormattedMessage id="offer.earnings.title" />;
  if (!answer.ok) return <FailedFigure title={title} />;
  const earning = answer.value;
  if (!earning) return null;
  const { count, latest } = earning;
  const average = earning.average && money(earning.average);
  const range = earningsRange(earning.average, city?.earnings ?? [], earning.typicalRange);
  const bounds =
    range && city
      ? [
          {
            key: 'lowest',
            label: <FormattedMessage id="offer.earnings.lowest" values={{ city: city.name }} />,
            value: money(range.lowest),
          },
          {
            key: 'highest',
            label: <FormattedMessage id="offer.earnings.highest" values={{ city: city.name }} />,
            value: money(range.highest),
          },
        ]
      : [];
  const own = { key: 'average', label: <FormattedMessage id="offer.earnings.average" />, value: average };
  return (
    <Figure
      action={action}
      count={average ? count : 0}
      latest={latest}
      rows={[own, ...bounds]}
      spread={spreadOf(earning.typicalRange, money)}
      title={title}
    >
      <p className={classes['amount']}>
        <strong>{average}</strong> <FormattedMessage id="offer.earnings.unit" />
      </p>
      {range && <RangeBar bounds={bounds} range={range} />}
    </Figure>
  );
}
