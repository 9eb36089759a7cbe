import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { AnswerRows_offers$key } from '../../../__generated__/AnswerRows_offers.graphql.ts';
import { signUpTimes } from '../../../features/offer-figures/figureChoices.ts';
import { bestValues } from './bestValues.ts';
import { commonAnswer, shareOf } from './commonAnswer.ts';
import { CompareRow } from './CompareRow.tsx';
import { Figure } from './Figure.tsx';

/**
 * The most common time to sign up (shorter is better), and the share of people who report many customers (more is
 * better).
 */
export function AnswerRows({ offers: key }: { readonly offers: AnswerRows_offers$key }) {
  const { formatNumber } = useIntl();
  const offers = useFragment(
    graphql`
      fragment AnswerRows_offers on JobOffer @relay(plural: true) {
        id
        signUpTime {
          count
          percents {
            key
            percent
          }
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
  const times = offers.map(({ signUpTime }) => commonAnswer(signUpTime, signUpTimes));
  const busy = offers.map(({ customerAvailability: answers }) =>
    answers && answers.count > 0
      ? { value: Math.round(shareOf(answers, 'HIGH')), count: answers.count }
      : null,
  );
  return (
    <>
      <CompareRow
        label="offer.signUp.title"
        offers={offers}
        best={bestValues(times, 'lowest')}
        cell={({ signUpTime }, column) => {
          const time = times[column];
          return time && signUpTime ? (
            <Figure value={<FormattedMessage id={signUpTimes[time.key]} />}>
              <FormattedMessage
                id="compare.shareOf"
                values={{ share: percent(time.percent), count: signUpTime.count }}
              />
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
