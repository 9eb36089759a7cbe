import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ApplicationRow_application$key } from '../../../__generated__/ApplicationRow_application.graphql.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import list from '../../../ui/page/panelList.module.css';
import classes from './desk.module.css';
import { DismissButton } from './DismissButton.tsx';
import { OfferRow } from './OfferRow.tsx';
import { OwnReview } from './OwnReview.tsx';
import { ApplicationStages } from './stage/ApplicationStages.tsx';
import { FirstPayout } from './stage/FirstPayout.tsx';
import { isMereVisit } from './stage/stages.ts';

interface ApplicationRowProps {
  readonly application: ApplicationRow_application$key;
}

/** A gig that the user applied for or reviewed, with how far the application is and the review. */
export function ApplicationRow({ application: key }: ApplicationRowProps) {
  const { open } = useModals();
  const formatDate = useDateFormat();
  const row = useFragment(
    graphql`
      fragment ApplicationRow_application on UserJobOffer {
        appliedAt
        application {
          stage
          reachedOn
          ...ApplicationStages_application
        }
        review {
          ...OwnReview_review
        }
        jobOffer @required(action: NONE) {
          id
          isDirectApply
          takesApplications
          city @required(action: NONE) {
            name
          }
          partner @required(action: NONE) {
            name
          }
          ...OfferRow_offer
        }
      }
    `,
    key,
  );
  if (!row) return null;
  const { appliedAt, application, review, jobOffer } = row;
  const { id: offerId, city, partner } = jobOffer;
  const isVisit = application ? isMereVisit(jobOffer.isDirectApply, application) : false;
  return (
    <li className={list['row']}>
      <OfferRow offer={jobOffer}>
        <p className={classes['meta']}>
          {appliedAt && (
            <span>
              <FormattedMessage
                id={isVisit ? 'offer.apply.left' : 'offer.apply.sent'}
                values={{ date: formatDate(appliedAt, { dateStyle: 'medium' }), partner: partner.name }}
              />
            </span>
          )}
          {!jobOffer.takesApplications && (
            <span className={classes['closed']}>
              <FormattedMessage id="offer.expired" />
            </span>
          )}
        </p>
        {review && <OwnReview review={review} />}
      </OfferRow>
      {review && (
        <div className={classes['actions']}>
          <Button
            variant="subtle"
            aria-haspopup="dialog"
            onClick={() => open('addReview', { offerId, partner: partner.name, city: city.name })}
          >
            <FormattedMessage id="review.edit" />
          </Button>
        </div>
      )}
      {isVisit && !review && (
        <div className={classes['actions']}>
          <DismissButton offerId={offerId} label="desk.visit.remove" done="desk.visit.removed" />
        </div>
      )}
      {application && (
        <ApplicationStages
          application={application}
          offerId={offerId}
          partnerName={partner.name}
          isVisit={isVisit}
        />
      )}
      {application?.stage === 'FIRST_PAYOUT' && (
        <FirstPayout
          offerId={offerId}
          partnerName={partner.name}
          cityName={city.name}
          isReviewed={Boolean(review)}
        />
      )}
    </li>
  );
}
