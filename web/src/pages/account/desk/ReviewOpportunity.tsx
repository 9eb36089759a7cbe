import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReviewOpportunity_offer$key } from '../../../__generated__/ReviewOpportunity_offer.graphql.ts';
import { measuredDrift } from '../../../relay/serverClock.ts';
import { useFlash, useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import classes from './desk.module.css';
import list from '../../../ui/page/panelList.module.css';
import { OfferRow } from './OfferRow.tsx';
import { useDismissOpportunity } from './useDismissOpportunity.ts';

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
  const { jobOffer } = useFragment(
    graphql`
      fragment ReviewOpportunity_offer on UserJobOffer {
        jobOffer {
          id
          city {
            name
          }
          partner {
            name
          }
          ...OfferRow_offer
        }
      }
    `,
    key,
  );
  const { open } = useModals();
  const flash = useFlash();
  const flashes = useFlashStore();
  const dismiss = useDismissOpportunity();
  const formatDate = useDateFormat();
  const { city, partner } = jobOffer ?? {};
  if (!jobOffer || !city || !partner) return null;
  const offerId = jobOffer.id;

  const dismissOffer = async (until: Date | null) => {
    const rejections = await dismiss({ offerId, dismissed: true, until: until?.toISOString() ?? null });
    if (rejections === null) return;
    const [rejection] = rejections;
    const source = { source: `opportunity ${offerId}`, pushable: false };
    if (rejection) {
      flash({ ...source, variation: 'error', message: rejection.message });
      return;
    }
    // The pressed button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
    const id = flash({
      ...source,
      variation: 'info',
      message: until ? (
        <FormattedMessage
          id="desk.reviews.dismissed"
          values={{ date: formatDate(until.toISOString(), { dateStyle: 'long' }) }}
        />
      ) : (
        <FormattedMessage id="desk.reviews.removed" />
      ),
      action: {
        label: <FormattedMessage id="app.undo" />,
        handler: () => {
          flashes.close(id);
          void dismiss({ offerId, dismissed: false });
        },
      },
    });
  };

  return (
    <li className={list['row']}>
      <OfferRow offer={jobOffer} />
      <div className={classes['actions']}>
        <Button onClick={() => open('addReview', { offerId, partner: partner.name, city: city.name })}>
          <FormattedMessage id="desk.reviews.write" />
        </Button>
        <Button
          variant="subtle"
          onClick={() => void dismissOffer(new Date(Date.now() + (measuredDrift() ?? 0) + pauseMs))}
        >
          <FormattedMessage id="desk.reviews.dismiss" />
        </Button>
        <Button variant="subtle" onClick={() => void dismissOffer(null)}>
          <FormattedMessage id="desk.reviews.remove" />
        </Button>
      </div>
    </li>
  );
}
