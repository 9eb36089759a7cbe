import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import reviews from '../reviews/reviews.module.css';
import classes from './AddReview.module.css';
import { isOffer, type ReviewTarget } from './reviewTarget.ts';
import type { UnlistedReview } from './useMyReviews.ts';

interface UnlistedRatingProps {
  readonly own: UnlistedReview;
  /** What the page is about. */
  readonly target: ReviewTarget;
}

/** The user's review without a text, which no list shows. On the page of the gig, the button beside it edits it. */
export function UnlistedRating({ own: { offer, rating }, target }: UnlistedRatingProps) {
  const { open } = useModals();
  const { city, partner } = offer;
  return (
    <div className={classes['unlisted']}>
      <RatingStars rating={rating} />
      {!isOffer(target) && (
        <span>
          <FormattedMessage id="review.about" values={{ city, partner }} />
        </span>
      )}
      <span className={classes['note']}>
        <FormattedMessage id="review.unlisted" />
      </span>
      {!isOffer(target) && (
        <button
          type="button"
          className={reviews['more']}
          aria-haspopup="dialog"
          onClick={() => open('addReview', offer)}
        >
          <FormattedMessage id="review.edit" />
        </button>
      )}
    </div>
  );
}
