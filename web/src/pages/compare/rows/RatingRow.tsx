import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RatingRow_offers$key } from '../../../__generated__/RatingRow_offers.graphql.ts';
import { oneDecimal } from '../../../ui/rating/oneDecimal.ts';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import { bestValues } from './bestValues.ts';
import { CompareRow } from './CompareRow.tsx';
import classes from '../CompareTable.module.css';
import { Figure } from './Figure.tsx';

/** The average rating with its number of ratings; higher is better. */
export function RatingRow({ offers: key }: { readonly offers: RatingRow_offers$key }) {
  const { formatNumber } = useIntl();
  const offers = useFragment(
    graphql`
      fragment RatingRow_offers on JobOffer @relay(plural: true) {
        id
        review {
          rating
          ratingCount
        }
      }
    `,
    key,
  );
  const values = offers.map(({ review }) =>
    review?.rating == null || review.ratingCount === 0
      ? null
      : { value: review.rating, count: review.ratingCount },
  );
  return (
    <CompareRow
      label="compare.rating"
      offers={offers}
      best={bestValues(values, 'highest')}
      cell={(_offer, column) => {
        const rated = values[column];
        return rated ? (
          <Figure
            value={
              <span className={classes['rating']}>
                <RatingStars rating={rated.value} />
                <span aria-hidden>{formatNumber(rated.value, oneDecimal)}</span>
              </span>
            }
          >
            <FormattedMessage id="offerCard.reviews" values={{ count: rated.count }} />
          </Figure>
        ) : null;
      }}
    />
  );
}
