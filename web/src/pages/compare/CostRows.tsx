import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CostRows_offers$key } from '../../__generated__/CostRows_offers.graphql.ts';
import { paybackDays } from '../../features/offer-figures/paybackDays.ts';
import { useMoney } from '../../features/offer-figures/useMoney.ts';
import { bestValues, differInCurrency } from './bestValues.ts';
import { CompareRow } from './CompareRow.tsx';
import { Figure } from './Figure.tsx';

/** What it costs to start and how soon that is earned; the least is the best of both. */
export function CostRows({ offers: key }: { readonly offers: CostRows_offers$key }) {
  const money = useMoney();
  const offers = useFragment(
    graphql`
      fragment CostRows_offers on JobOffer @relay(plural: true) {
        id
        costToStart {
          avg
          count
          currency
        }
        earning {
          avg
          currency
        }
      }
    `,
    key,
  );
  const costs = offers.map(({ costToStart: cost }) =>
    cost?.avg == null ? null : { value: Math.round(cost.avg), currency: cost.currency },
  );
  const paidBack = offers.map(({ costToStart: cost, earning }) => {
    const days = cost ? paybackDays(cost, earning) : null;
    return days === null ? null : { value: days };
  });
  return (
    <>
      <CompareRow
        label="offer.cost.title"
        offers={offers}
        best={bestValues(costs, 'lowest')}
        note={differInCurrency(costs) && <FormattedMessage id="compare.currencies" />}
        cell={({ costToStart }, column) => {
          const cost = costs[column];
          if (!cost) return null;
          const amount =
            cost.value === 0 ? <FormattedMessage id="offer.cost.free" /> : money(cost.value, cost.currency);
          return (
            <Figure value={amount}>
              <FormattedMessage id="offer.figures.count" values={{ count: costToStart?.count ?? 0 }} />
            </Figure>
          );
        }}
      />
      <CompareRow
        label="offer.cost.payback.label"
        offers={offers}
        best={bestValues(paidBack, 'lowest')}
        cell={(_offer, column) => {
          const days = paidBack[column]?.value;
          return days === undefined ? null : (
            <Figure value={<FormattedMessage id="offer.cost.payback.days" values={{ days }} />} />
          );
        }}
      />
    </>
  );
}
