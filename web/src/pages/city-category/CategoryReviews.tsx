import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CategoryReviews_cityCategory$key } from '../../__generated__/CategoryReviews_cityCategory.graphql.ts';
import { LatestReviews } from '../../features/city-links/LatestReviews.tsx';
import { oneDecimal } from '../../ui/rating/oneDecimal.ts';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import { Section } from '../../ui/section/Section.tsx';
import classes from './CategoryReviews.module.css';

/** The rating of this category in the city, and the newest reviews. */
export function CategoryReviews({
  cityCategory,
}: {
  readonly cityCategory: CategoryReviews_cityCategory$key;
}) {
  const { formatNumber } = useIntl();
  const { category, city, rating, ratingCount, latestReviews } = useFragment(
    graphql`
      fragment CategoryReviews_cityCategory on CityCategory {
        category {
          name
        }
        city {
          name
        }
        rating
        ratingCount
        latestReviews(limit: 3) {
          ...LatestReviews_reviews
        }
      }
    `,
    cityCategory,
  );
  const shown = rating == null ? null : formatNumber(rating, oneDecimal);
  return (
    <Section
      title={
        <FormattedMessage
          id="cityCategory.reviews"
          values={{ category: category.name, city: city?.name ?? '' }}
        />
      }
      aside={
        rating != null && (
          <p className={classes['rating']}>
            <RatingStars rating={rating} size={18} hidden />
            <FormattedMessage id="city.rating" values={{ rating: shown, count: ratingCount }} />
          </p>
        )
      }
    >
      <LatestReviews reviews={latestReviews} />
    </Section>
  );
}
