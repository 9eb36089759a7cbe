import { FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { oneDecimal } from '../../ui/rating/oneDecimal.ts';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import { ShareBar } from '../../ui/facts/ShareBar.tsx';
import type { RatingHistogram_review$key } from '../../__generated__/RatingHistogram_review.graphql.ts';
import classes from './RatingHistogram.module.css';
import reviews from './reviews.module.css';

interface Totals {
  /** The ratings that count. */
  readonly ratingCount: number;
  /** All reviews with a text. */
  readonly withTextCount: number | undefined;
}

/**
 * How many reviews the average leaves out for now: those on the page whose stars count later. On a further page the newest are not
 * known, but no more reviews can be counted than ratings.
 */
export const notCounted = (
  countFrom: readonly (string | null | undefined)[],
  { ratingCount, withTextCount = 0 }: Totals,
): number => Math.max(countFrom.filter((from) => from != null).length, withTextCount - ratingCount);

interface RatingHistogramProps {
  readonly review: RatingHistogram_review$key;
  /** The number of ratings with a text; undefined when the reviews did not load. */
  readonly withTextCount: number | undefined;
  /** From when the stars of the reviews on the page count, null for those that do. */
  readonly countFrom: readonly (string | null | undefined)[];
}

/** The average of all ratings, and the share of each number of stars. Renders nothing without ratings. */
export function RatingHistogram({ review: key, withTextCount, countFrom }: RatingHistogramProps) {
  const { rating, ratingCount, ratingCounts } = useFragment(
    graphql`
      fragment RatingHistogram_review on RatingSummary {
        rating
        ratingCount
        ratingCounts
      }
    `,
    key,
  );
  if (rating == null || ratingCount === 0) return null;
  const waiting = notCounted(countFrom, { ratingCount, withTextCount });
  return (
    <div className={classes['histogram']}>
      <div className={classes['average']}>
        <span className={classes['figure']} aria-hidden="true">
          <FormattedNumber value={rating} {...oneDecimal} />
        </span>
        <RatingStars rating={rating} size={20} />
        <span className={reviews['meta']}>
          <FormattedMessage id="offerCard.reviews" values={{ count: ratingCount }} />
        </span>
        {withTextCount !== undefined && (
          <span className={reviews['meta']}>
            <FormattedMessage id="review.written" values={{ count: withTextCount }} />
          </span>
        )}
        {waiting > 0 && (
          <span className={reviews['meta']}>
            <FormattedMessage id="review.notCounted" values={{ count: waiting }} />
          </span>
        )}
      </div>
      {ratingCounts && (
        <ul className={classes['bars']}>
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = ratingCounts[stars - 1] ?? 0;
            return (
              <li key={stars} className={classes['bar']}>
                <span>
                  <FormattedMessage id="offer.reviews.stars" values={{ stars }} />
                </span>
                <ShareBar share={count / ratingCount} tone="accent" />
                <span className={classes['count']}>
                  <FormattedNumber value={count} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
