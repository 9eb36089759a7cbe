import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReviewOpportunity_offer$key } from '../../../__generated__/ReviewOpportunity_offer.graphql.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import classes from './desk.module.css';
import list from '../../../ui/page/panelList.module.css';
import { DismissButton } from './DismissButton.tsx';
import { OfferRow } from './OfferRow.tsx';

interface ReviewOpportunityProps {
  readonly offer: ReviewOpportunity_offer$key;
}

/** How long "Not now" lasts. */
const pauseMs = 30 * 24 * 60 * 60_000;

/**
 * A gig that the user may review. "Not now" dismisses the question for a while, that they did not do the gig for good; both
 * can be undone, and neither changes the application.
 */
export function ReviewOpportunity({ offer: key }: ReviewOpportunityProps) {
  const { open } = useModals();
  const row = useFragment(
    graphql`
      fragment ReviewOpportunity_offer on UserJobOffer {
        jobOffer @required(action: NONE) {
          id
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
  const { id: offerId, city, partner } = row.jobOffer;
  return (
    <li className={list['row']}>
      <OfferRow offer={row.jobOffer} />
      <div className={classes['actions']}>
        <Button onClick={() => open('addReview', { offerId, partner: partner.name, city: city.name })}>
          <FormattedMessage id="desk.reviews.write" />
        </Button>
        <DismissButton
          offerId={offerId}
          label="desk.reviews.dismiss"
          pauseMs={pauseMs}
          done="desk.reviews.dismissed"
        />
        <DismissButton offerId={offerId} label="desk.reviews.remove" done="desk.reviews.removed" />
      </div>
    </li>
  );
}
