import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyComponent } from '../../../../routing/lazyComponent.tsx';
import { useModals } from '../../../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../../../ui/button/wrappingButton.ts';
import classes from './FirstPayout.module.css';

const EarningsReport = lazyComponent(() => import('./EarningsReport.tsx').then((m) => m.EarningsReport));

interface FirstPayoutProps {
  readonly offerId: string;
  readonly partnerName: string;
  readonly cityName: string;
  readonly isReviewed: boolean;
}

/** What helps the next person, once the user was paid: a review, unless there is one, and the earnings. */
export function FirstPayout({ offerId, partnerName, cityName, isReviewed }: FirstPayoutProps) {
  const { open } = useModals();
  const [isReporting, setIsReporting] = useState(false);
  const report = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes['payout']}>
      <p className={classes['text']}>
        <FormattedMessage id="desk.payout" />
      </p>
      <div className={classes['actions']}>
        {!isReviewed && (
          <Button
            classNames={wrappingButton}
            onClick={() => open('addReview', { offerId, partner: partnerName, city: cityName })}
          >
            <FormattedMessage id="desk.reviews.write" />
          </Button>
        )}
        <Button
          ref={report}
          classNames={wrappingButton}
          variant="default"
          aria-expanded={isReporting}
          onClick={() => setIsReporting(!isReporting)}
        >
          <FormattedMessage id="desk.payout.earnings" />
        </Button>
      </div>
      {isReporting && (
        <EarningsReport
          offerId={offerId}
          onDone={(hadFocus) => {
            setIsReporting(false);
            if (hadFocus) report.current?.focus();
          }}
        />
      )}
    </div>
  );
}
