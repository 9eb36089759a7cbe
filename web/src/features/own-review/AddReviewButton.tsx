import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../../auth/useSession.ts';
import { useModals } from '../../shell/modals/modalHost.tsx';
import type { ReviewTarget } from './reviewTarget.ts';
import { UsersButton } from './UsersButton.tsx';

/** Opens the dialog for a review. */
export function AddReviewButton({ target }: { readonly target: ReviewTarget }) {
  const { open } = useModals();
  const session = useSession();
  if (session === 'signedIn') return <UsersButton target={target} />;
  return (
    <Button onClick={() => open('addReview', target)}>
      <FormattedMessage id="review.add" />
    </Button>
  );
}
