import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { takeWish, wishFor } from '../../auth/login/wishes.ts';
import { useSession } from '../../auth/useSession.ts';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import classes from '../reviews/reviews.module.css';
import { useIsReported } from './ownReports.ts';

/** Opens the dialog that reports a review, once. Guests are asked to sign up, and see it once they are logged in. */
export function ReportButton({ reviewId }: { readonly reviewId: string }) {
  const { open } = useModals();
  const openAuth = useOpenAuth();
  const session = useSession();
  const isReported = useIsReported(reviewId);
  const press = () => {
    if (session === 'signedIn') open('reportReview', { reviewId });
    else {
      wishFor('reportAfterLogin', reviewId);
      openAuth({ screen: 'signup', why: 'report' });
    }
  };
  useEffect(() => {
    if (session === 'signedIn' && takeWish('reportAfterLogin', reviewId)) open('reportReview', { reviewId });
  }, [open, reviewId, session]);
  // It stays a button, because the focus returns to it when the dialog closes.
  const use = isReported ? { 'aria-disabled': true } : { 'aria-haspopup': 'dialog' as const, onClick: press };
  return (
    <button type="button" className={classes['more']} {...use}>
      <FormattedMessage id={isReported ? 'review.reported' : 'review.report'} />
    </button>
  );
}
