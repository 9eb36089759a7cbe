import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CostFigure_offer$key } from '../../__generated__/CostFigure_offer.graphql.ts';
import { Figure, type FigureAction } from './Figure.tsx';
import classes from './figures.module.css';
import { spreadOf } from './spreadOf.ts';
import { inWholeUnits, useMoney } from './useMoney.ts';

interface CostFigureProps {
  readonly action: FigureAction;
  readonly offer: CostFigure_offer$key;
}

/** The cost to start. */
export function CostFigure({ action, offer }: CostFigureProps) {
  const money = useMoney();
  const { costToStart: cost } = useFragment(
    graphql`
      fragment CostFigure_offer on JobOffer {
        costToStart {
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
      }
    `,
    offer,
  );
  if (!cost) return null;
  const { average } = cost;
  const amount = average?.amount ? money(inWholeUnits(average)) : <FormattedMessage id="offer.cost.free" />;
  const title = <FormattedMessage id="offer.cost.title" />;
  return (
    <Figure
      action={action}
      count={average ? cost.count : 0}
      latest={cost.latest}
      spread={spreadOf(cost.typicalRange, money)}
      rows={[{ key: 'cost', label: title, value: amount }]}
      title={title}
    >
      <p className={classes['amount']}>
        <strong>{amount}</strong>
      </p>
    </Figure>
  );
}
