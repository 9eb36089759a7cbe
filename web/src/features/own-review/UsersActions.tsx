import classes from './AddReview.module.css';
import { isAbout, type ReviewTarget } from './reviewTarget.ts';
import { UnlistedRating } from './UnlistedRating.tsx';
import { useMyReviews } from './useMyReviews.ts';
import { UsersButton } from './UsersButton.tsx';
import type { Elements } from '../../ui/elements.ts';

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
