import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ReviewOpportunity_offer$key } from '../../../__generated__/ReviewOpportunity_offer.graphql.ts';
import { useFlash, useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import classes from './desk.module.css';
import list from '../../../ui/panel/panelList.module.css';
import { OfferRow } from './OfferRow.tsx';
import { useDeleteOpportunity } from './useDeleteOpportunity.ts';
import { useDismissOpportunity } from './useDismissOpportunity.ts';
import { whenPageLeft } from './whenPageLeft.ts';

interface ReviewOpportunityProps {
  readonly offer: ReviewOpportunity_offer$key;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

/** A gig that the user may review. Dismissing and removing it can be undone. */
export function ReviewOpportunity({ offer: key, onRemove, onUndo }: ReviewOpportunityProps) {
  const { opportunity, jobOffer } = useFragment(
    graphql`
      fragment ReviewOpportunity_offer on UserJobOffer {
        opportunity {
          id
        }
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
  const remove = useDeleteOpportunity();
  const { city, partner } = jobOffer ?? {};
  if (!opportunity || !jobOffer || !city || !partner) return null;
  const offerId = jobOffer.id;

  // The pressed button disappears.
  const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });
  const dismissed = () => {
    dismiss(offerId, true);
    focusContent();
    const id = flash({
      variation: 'info',
      source: 'opportunity',
      message: <FormattedMessage id="desk.reviews.dismissed" />,
      action: {
        label: <FormattedMessage id="app.undo" />,
        handler: () => {
          flashes.close(id);
          dismiss(offerId, false);
        },
      },
    });
  };
  // Deleted once the message is gone or the page is left, because the date of a deleted one cannot be restored.
  const removed = () => {
    let isUndone = false;
    onRemove();
    focusContent();
    const id = flash({
      variation: 'info',
      source: 'opportunity',
      message: <FormattedMessage id="desk.reviews.removed" />,
      onClose: () => {
        stopWaiting();
        if (!isUndone) remove(opportunity.id, onUndo);
      },
      action: {
        label: <FormattedMessage id="app.undo" />,
        handler: () => {
          isUndone = true;
          flashes.close(id);
          onUndo();
        },
      },
    });
    const stopWaiting = whenPageLeft(() => flashes.close(id));
  };

  return (
    <li className={list['row']}>
      <OfferRow offer={jobOffer} />
      <div className={classes['actions']}>
        <Button onClick={() => open('addReview', { offerId, partner: partner.name, city: city.name })}>
          <FormattedMessage id="desk.reviews.write" />
        </Button>
        <Button variant="subtle" onClick={dismissed}>
          <FormattedMessage id="desk.reviews.dismiss" />
        </Button>
        <Button variant="subtle" onClick={removed}>
          <FormattedMessage id="desk.reviews.remove" />
        </Button>
      </div>
    </li>
  );
}
