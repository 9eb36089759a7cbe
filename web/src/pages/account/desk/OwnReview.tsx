import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OwnReview_review$key } from '../../../__generated__/OwnReview_review.graphql.ts';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import classes from './desk.module.css';

/** The user's review of a gig: the stars and the beginning of the text. */
export function OwnReview({ review }: { readonly review: OwnReview_review$key }) {
  const { language, rating, reviewText } = useFragment(
    graphql`
      fragment OwnReview_review on Review {
        language
        rating
        reviewText
      }
    `,
    review,
  );
  return (
    <>
      <p className={classes['meta']}>
        <FormattedMessage id="desk.yourReview" />
        <RatingStars rating={rating} />
      </p>
      {reviewText && (
        <p className={classes['review']} dir="auto" {...(language ? { lang: language } : {})}>
          {reviewText}
        </p>
      )}
    </>
  );
}
