import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EarningsRow_offers$key } from '../../../__generated__/EarningsRow_offers.graphql.ts';
import { useMoney } from '../../../features/offer-figures/useMoney.ts';
import { bestValues, differInCurrency } from './bestValues.ts';
import { CompareRow } from './CompareRow.tsx';
import { Figure } from './Figure.tsx';

/** The average hourly pay with its number of answers; higher is better. */
export function EarningsRow({ offers: key }: { readonly offers: EarningsRow_offers$key }) {
  const money = useMoney();
  const offers = useFragment(
    graphql`
      fragment EarningsRow_offers on JobOffer @relay(plural: true) {
        id
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
  const values = offers.map(({ earning }) =>
    earning?.average
      ? { value: earning.average.amount, count: earning.count, currency: earning.average.currency }
      : null,
  );
  return (
    <CompareRow
      label="offer.earnings.title"
      offers={offers}
      best={bestValues(values, 'highest')}
      note={differInCurrency(values) && <FormattedMessage id="compare.currencies" />}
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
  );
}
