import { graphql, useFragment } from 'react-relay';
import type { ReviewList_reviews$key } from '../../__generated__/ReviewList_reviews.graphql.ts';
import { ReviewItem } from './ReviewItem.tsx';
import classes from './reviews.module.css';

interface ReviewListProps {
  readonly reviews: ReviewList_reviews$key;
  /** Whether each review links to its offer; defaults to true. */
  readonly withOffer?: boolean;
  /** Whether a phone shows them one beside the other. */
  readonly isRow?: boolean;
}

/** Reviews in their original order. The page handles an empty list. */
export function ReviewList({ reviews: key, withOffer = true, isRow = false }: ReviewListProps) {
  const reviews = useFragment(
    graphql`
      fragment ReviewList_reviews on Review @relay(plural: true) {
        id
        ...ReviewItem_review
      }
    `,
    key,
  );
  return (
    <ul className={classes['list']} data-row={isRow || undefined}>
      {reviews.map((review) => (
        <li key={review.id} className={classes['entry']}>
          <ReviewItem review={review} withOffer={withOffer} />
        </li>
      ))}
    </ul>
  );
}
