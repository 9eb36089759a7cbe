import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CostRows_offers$key } from '../../../__generated__/CostRows_offers.graphql.ts';
import { paybackOf } from '../../../features/offer-figures/payback.ts';
import { PaybackTime } from '../../../features/offer-figures/PaybackTime.tsx';
import { useMoney } from '../../../features/offer-figures/useMoney.ts';
import { bestValues, differInCurrency } from './bestValues.ts';
import { CompareRow } from './CompareRow.tsx';
import { Figure } from './Figure.tsx';

/** The cost to start and the time to earn it back; lower is better for both. */
export function CostRows({ offers: key }: { readonly offers: CostRows_offers$key }) {
  const money = useMoney();
  const offers = useFragment(
    graphql`
      fragment CostRows_offers on JobOffer @relay(plural: true) {
        id
        costToStart {
          average {
            amount
            currency
          }
          count
        }
        earning {
          average {
            amount
            currency
          }
          count
        }
      }
    `,
    key,
  );
  const costs = offers.map(({ costToStart: cost }) =>
    cost?.average
      ? { value: Math.round(cost.average.amount), count: cost.count, currency: cost.average.currency }
      : null,
  );
  const paybacks = offers.map(({ costToStart: cost, earning }) => paybackOf(cost?.average, earning?.average));
  const hours = paybacks.map((payback, column) => {
    const { costToStart, earning } = offers[column] ?? {};
    // Computed from two averages, so it is only as reliable as the weaker one.
    const count = Math.min(costToStart?.count ?? 0, earning?.count ?? 0);
    return payback && { value: payback.hours, count };
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
            cost.value === 0 ? (
              <FormattedMessage id="offer.cost.free" />
            ) : (
              money({ amount: cost.value, currency: cost.currency })
            );
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
        best={bestValues(hours, 'lowest')}
        cell={(_offer, column) => {
          const payback = paybacks[column];
          return payback ? <Figure value={<PaybackTime payback={payback} />} /> : null;
        }}
      />
    </>
  );
}
