import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OwnReview_review$key } from '../../../__generated__/OwnReview_review.graphql.ts';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import { RatingStars } from '../../../ui/rating/RatingStars.tsx';
import classes from './desk.module.css';

/** The user's review of a gig: the stars and the beginning of the text. */
export function OwnReview({ review }: { readonly review: OwnReview_review$key }) {
  const { languageCode, rating, ratingCountsFrom, reviewText } = useFragment(
    graphql`
      fragment OwnReview_review on Review {
        languageCode
        rating
        ratingCountsFrom
        reviewText
      }
    `,
    review,
  );
  const formatDate = useDateFormat();
  return (
    <>
      <p className={classes['meta']}>
        <FormattedMessage id="desk.yourReview" />
        <RatingStars rating={rating} />
      </p>
      {ratingCountsFrom && (
        <p className={classes['meta']}>
          <FormattedMessage
            id="review.ratingCountsFrom"
            values={{ date: formatDate(ratingCountsFrom, { dateStyle: 'long' }) }}
          />
        </p>
      )}
      {reviewText && (
        <p className={classes['review']} dir="auto" {...(languageCode ? { lang: languageCode } : {})}>
          {reviewText}
        </p>
      )}
    </>
  );
}
