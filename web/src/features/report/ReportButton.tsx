import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { takeWish, wishFor } from '../../auth/login/wishes.ts';
import { useSession } from '../../auth/useSession.ts';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import print from '../../ui/page/screenOnly.module.css';
import classes from '../reviews/reviews.module.css';
import { useIsReported } from './ownReports.ts';
import type { Reported } from './ReportModal.tsx';

/** Opens the dialog that reports a review or an offer, once. Guests are asked to sign up, and see it once they are logged in. */
export function ReportButton({ what, id }: Reported) {
  const { open } = useModals();
  const openAuth = useOpenAuth();
  const session = useSession();
  const isReported = useIsReported(id);
  const press = () => {
    if (session === 'signedIn') open('report', { what, id });
    else {
      wishFor('reportAfterLogin', id);
      openAuth({ screen: 'signup', why: 'report' });
    }
  };
  useEffect(() => {
    if (session === 'signedIn' && takeWish('reportAfterLogin', id)) open('report', { what, id });
  }, [open, what, id, session]);
  // It stays a button, because the focus returns to it when the dialog closes.
  const use = isReported ? { 'aria-disabled': true } : { 'aria-haspopup': 'dialog' as const, onClick: press };
  return (
    <button type="button" className={`${classes['more']} ${print['screenOnly']}`} {...use}>
      <FormattedMessage id={isReported ? 'review.reported' : `${what}.report`} />
    </button>
  );
}
