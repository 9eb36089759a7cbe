import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EarningsRows_offers$key } from '../../../__generated__/EarningsRows_offers.graphql.ts';
import { useMoney, type Money } from '../../../features/offer-figures/useMoney.ts';
import { bestValues, differInCurrency, type Comparable } from './bestValues.ts';
import { CompareRow } from './CompareRow.tsx';
import { Figure } from './Figure.tsx';

const comparable = (money: Money | null | undefined, count = 0): Comparable | null =>
  money ? { value: money.amount, count, currency: money.currency } : null;

/** The average hourly pay with its number of answers, and what is left of it; higher is better. */
export function EarningsRows({ offers: key }: { readonly offers: EarningsRows_offers$key }) {
  const money = useMoney();
  const offers = useFragment(
    graphql`
      fragment EarningsRows_offers on JobOffer @relay(plural: true) {
        id
        earning {
          average {
            amount
            currency
          }
          count
          net {
            hourly {
              amount
              currency
            }
          }
        }
      }
    `,
    key,
  );
  const values = offers.map(({ earning }) => comparable(earning?.average, earning?.count));
  const left = offers.map(({ earning }) => comparable(earning?.net?.hourly, earning?.count));
  const note = differInCurrency(values) && <FormattedMessage id="compare.currencies" />;
  return (
    <>
      <CompareRow
        label="offer.earnings.title"
        offers={offers}
        best={bestValues(values, 'highest')}
        note={note}
        cell={({ earning }) =>
          earning?.average ? (
            <Figure
              value={<FormattedMessage id="offerCard.earning" values={{ amount: money(earning.average) }} />}
            >
              <FormattedMessage id="offerCard.earningCount" values={{ count: earning.count }} />
            </Figure>
          ) : null
        }
      />
      <CompareRow
        label="offer.net.title"
        offers={offers}
        best={bestValues(left, 'highest')}
        note={note}
        cell={({ earning }) =>
          earning?.net ? (
            <Figure
              value={
                <FormattedMessage id="offerCard.earning" values={{ amount: money(earning.net.hourly) }} />
              }
            >
              <FormattedMessage id="compare.net" />
            </Figure>
          ) : null
        }
      />
    </>
  );
}
