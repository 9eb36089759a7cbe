import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../shell/LinkButton.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { FilteredReviews } from '../all-reviews/FilteredReviews.tsx';
import type { LoadReviews } from '../all-reviews/loadReviews.ts';
import { loadOfferReviews } from './loadOfferReviews.ts';
import type { OfferTileReviews } from './reviewModals.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly 'offer-tile-reviews': OfferTileReviews;
  }
}

/** The reviews of an offer in a list, newest first, page by page. */
export function OfferTileReviewsModal({ data, close }: ModalProps<'offer-tile-reviews'>) {
  const { offerId } = data;
  const load = useCallback<LoadReviews>(
    (environment, page) => loadOfferReviews(environment, offerId, page),
    [offerId],
  );
  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="offerReviews.title" values={{ city: data.city, partner: data.partner }} />}
    >
      <FilteredReviews load={load} withOffer={false} none={<FormattedMessage id="review.noneWritten" />}>
        <LinkButton variant="light" to={data.path}>
          <FormattedMessage id="offerCard.see" />
        </LinkButton>
      </FilteredReviews>
    </SiteModal>
  );
}
