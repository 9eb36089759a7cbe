import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { canAddReview } from './canAddReview.ts';
import { endResume, isResuming } from './reviewDraft.ts';
import { draftName, isOffer, type ReviewTarget } from './reviewTarget.ts';
import type { MyReviews } from './useMyReviews.ts';

interface UsersButtonProps {
  readonly target: ReviewTarget;
  readonly mine: MyReviews;
}

/**
 * The button of a signed-in user: for a new review, or for the one that they have written. After a sign-in on the hosted
 * page it opens the dialog that the user left.
 */
export function UsersButton({ target, mine }: UsersButtonProps) {
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
