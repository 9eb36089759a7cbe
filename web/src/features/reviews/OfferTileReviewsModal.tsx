import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../shell/LinkButton.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { OfferDialogReviews } from '../all-reviews/OfferDialogReviews.tsx';
import { noFilter } from '../all-reviews/reviewFilter.ts';
import type { OfferTileReviews } from './reviewModals.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly 'offer-tile-reviews': OfferTileReviews;
  }
}

/** The reviews of an offer in a list, page by page. */
export function OfferTileReviewsModal({ data, close }: ModalProps<'offer-tile-reviews'>) {
  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="offerReviews.title" values={{ city: data.city, partner: data.partner }} />}
    >
      <OfferDialogReviews
        offerId={data.offerId}
        filter={noFilter}
        none={<FormattedMessage id="review.noneWritten" />}
      >
        <LinkButton variant="light" to={data.path}>
          <FormattedMessage id="offerCard.see" />
        </LinkButton>
      </OfferDialogReviews>
    </SiteModal>
  );
}
