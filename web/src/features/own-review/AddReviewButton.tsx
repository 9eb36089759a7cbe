import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../../auth/useSession.ts';
import { useModals } from '../../shell/modals/modalHost.tsx';
import classes from './AddReview.module.css';
import { isOffer, type ReviewTarget } from './reviewTarget.ts';
import { UsersActions } from './UsersActions.tsx';

/** Opens the dialog for a review, or the one with all reviews. */
export function AddReviewButton({ target }: { readonly target: ReviewTarget }) {
  const { open } = useModals();
  const session = useSession();
  const place = isOffer(target) ? target : { ...target, citySlug: target.place.citySlug };
  const filterButton = (
    <Button variant="default" onClick={() => open('allReviews', place)}>
      <FormattedMessage id="review.filter" />
    </Button>
  );
  if (session === 'signedIn') return <UsersActions target={target}>{filterButton}</UsersActions>;
  return (
    <div className={classes['buttons']}>
      <Button onClick={() => open('addReview', target)}>
        <FormattedMessage id="review.add" />
      </Button>
      {filterButton}
    </div>
  );
}
