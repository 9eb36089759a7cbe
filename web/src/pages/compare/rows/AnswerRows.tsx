import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AnswerRows_offers$key } from '../../../__generated__/AnswerRows_offers.graphql.ts';
import { inDays } from '../../../features/offer-figures/inDays.ts';
import { bestValues } from './bestValues.ts';
import { CompareRow } from './CompareRow.tsx';
import { Figure } from './Figure.tsx';

/** The mean time to sign up (shorter is better), and the share of people who report many customers (more is better). */
export function AnswerRows({ offers: key }: { readonly offers: AnswerRows_offers$key }) {
  const { formatNumber } = useIntl();
  const offers = useFragment(
    graphql`
      fragment AnswerRows_offers on JobOffer @relay(plural: true) {
        id
        signUpTime {
          count
          days
        }
        customerAvailability {
          count
          percents {
            key
            percent
          }
        }
      }
    `,
    key,
  );
  const percent = (share: number) =>
    formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 0 });
  const times = offers.map(({ signUpTime: time }) =>
    time?.days == null ? null : { value: Math.round(time.days), count: time.count },
  );
  const busy = offers.map(({ customerAvailability: answers }) =>
    answers && answers.count > 0
      ? {
          value: Math.round(answers.percents.find(({ key: level }) => level === 'HIGH')?.percent ?? 0),
          count: answers.count,
        }
      : null,
  );
  return (
    <>
      <CompareRow
        label="offer.signUp.title"
        offers={offers}
        best={bestValues(times, 'lowest')}
        cell={(_offer, column) => {
          const time = times[column];
          return time ? (
            <Figure value={formatNumber(time.value, inDays)}>
              <FormattedMessage id="offerCard.earningCount" values={{ count: time.count }} />
            </Figure>
          ) : null;
        }}
      />
      <CompareRow
        label="offer.availability.high"
        offers={offers}
        best={bestValues(busy, 'highest')}
        cell={({ customerAvailability }, column) => {
          const share = busy[column]?.value;
          return share === undefined ? null : (
            <Figure value={percent(share)}>
              <FormattedMessage
                id="offer.figures.count"
                values={{ count: customerAvailability?.count ?? 0 }}
              />
            </Figure>
          );
        }}
      />
    </>
  );
}
