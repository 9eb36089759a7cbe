import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LatestReviews_reviews$key } from '../../__generated__/LatestReviews_reviews.graphql.ts';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { ReviewList } from '../reviews/ReviewList.tsx';

interface LatestReviewsProps {
  /** Null when the reviews did not load. */
  readonly reviews: LatestReviews_reviews$key | null | undefined;
}

/** The newest reviews of a place, or a message when there are none. */
export function LatestReviews({ reviews }: LatestReviewsProps) {
  const data = useFragment(
    graphql`
      fragment LatestReviews_reviews on Review @relay(plural: true) {
        ...ReviewList_reviews
      }
    `,
    reviews ?? null,
  );
  if (!data) return <SectionError />;
  if (data.length === 0) {
    return (
      <p>
        <FormattedMessage id="city.reviews.none" />
      </p>
    );
  }
  return <ReviewList isRow reviews={data} />;
}
