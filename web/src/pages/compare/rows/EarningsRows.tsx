import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EarningsRows_offers$key } from '../../../__generated__/EarningsRows_offers.graphql.ts';
import { useMoney } from '../../../features/offer-figures/useMoney.ts';
import { bestValues, differInCurrency } from './bestValues.ts';
import { CompareRow } from './CompareRow.tsx';
import { Figure } from './Figure.tsx';

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
  const values = offers.map(({ earning }) =>
    earning?.average
      ? { value: earning.average.amount, count: earning.count, currency: earning.average.currency }
      : null,
  );
  const left = offers.map(({ earning }) =>
    earning?.net
      ? { value: earning.net.hourly.amount, count: earning.count, currency: earning.net.hourly.currency }
      : null,
  );
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
