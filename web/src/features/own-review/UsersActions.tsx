import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import type { Elements } from '../../ui/elements.ts';
import { RatingStars } from '../../ui/rating/RatingStars.tsx';
import reviews from '../reviews/reviews.module.css';
import classes from './AddReview.module.css';
import { canAddReview } from './canAddReview.ts';
import { endResume, isResuming } from './reviewDraft.ts';
import { isOffer, draftName, isAbout, type ReviewTarget } from './reviewTarget.ts';
import { useMyReviews, type UnlistedReview, type MyReviews } from './useMyReviews.ts';

interface UnlistedRatingProps {
  readonly own: UnlistedReview;
  /** What the page is about. */
  readonly target: ReviewTarget;
}

/** The user's review without a text, which no list shows. On the page of the gig, the button beside it edits it. */
function UnlistedRating({ own: { offer, rating }, target }: UnlistedRatingProps) {
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

interface UsersButtonProps {
  readonly target: ReviewTarget;
  readonly mine: MyReviews;
}

/**
 * The button of a signed-in user: for a new review, or for the one that they have written. After a sign-in on the hosted
 * page it opens the dialog that the user left.
 */
function UsersButton({ target, mine }: UsersButtonProps) {
  const { open } = useModals();
  useEffect(() => {
    if (!isResuming(draftName(target))) return;
    endResume();
    // A navigation closes the dialogs of the former page with the effects that run now.
    queueMicrotask(() => open('addReview', target));
  }, [open, target]);
  const isEdit = isOffer(target) && !mine.loading && !canAddReview(mine, target.offerId);
  return (
    <Button
      disabled={mine.loading}
      variant={isEdit ? 'default' : 'filled'}
      onClick={() => open('addReview', target)}
    >
      <FormattedMessage id={isEdit ? 'review.edit' : 'review.add'} />
    </Button>
  );
}

interface UsersActionsProps {
  readonly target: ReviewTarget;
  /** Further buttons. */
  readonly children: Elements;
}

/** What a signed-in user can do: write a review, or change an own one, also one that the list does not show. */
export function UsersActions({ target, children }: UsersActionsProps) {
  const mine = useMyReviews();
  const unlisted = mine.unlisted.filter(({ offer }) => isAbout(target, offer));
  return (
    <>
      <div className={classes['buttons']}>
        <UsersButton target={target} mine={mine} />
        {children}
      </div>
      {unlisted.map((own) => (
        <UnlistedRating key={own.offer.offerId} own={own} target={target} />
      ))}
    </>
  );
}
