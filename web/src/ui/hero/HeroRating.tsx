import { FormattedMessage, useIntl } from 'react-intl';
import { oneDecimal } from '../rating/oneDecimal.ts';
import { RatingStars } from '../rating/RatingStars.tsx';
import classes from './HeroRating.module.css';

interface HeroRatingProps {
  readonly rating: number | null | undefined;
  readonly ratingCount: number;
  /** Further short facts; a phone has no room for them. */
  readonly facts: readonly string[];
}

/** Below a page's title: the rating with its number of reviews, and other short facts. */
export function HeroRating({ rating, ratingCount, facts }: HeroRatingProps) {
  const { formatNumber } = useIntl();
  const rated = rating != null && ratingCount > 0;
  return (
    <ul className={classes['facts']}>
      <li>
        {rated ? (
          <>
            <span className={classes['stars']}>
              <RatingStars rating={rating} size={18} hidden />
            </span>
            <FormattedMessage
              id="city.rating"
              values={{
                rating: formatNumber(rating, oneDecimal),
                count: ratingCount,
              }}
            />
          </>
        ) : (
          <FormattedMessage id="city.noRating" />
        )}
      </li>
      {facts.map((fact) => (
        <li key={fact} className={classes['fact']}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
