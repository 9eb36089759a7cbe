import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { CompanyDialogReviews } from './CompanyDialogReviews.tsx';
import { OfferDialogReviews } from './OfferDialogReviews.tsx';
import { noFilter } from './reviewFilter.ts';
import { ReviewFilterBar } from './ReviewFilterBar.tsx';

/** An offer, or a company everywhere, in a country or in a city. */
type ReviewedPlace = { readonly partner: string } & (
  | { readonly offerId: string }
  | { readonly partnerId: string; readonly countryCode: string | null; readonly citySlug: string | null }
);

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly allReviews: ReviewedPlace;
  }
}

/** All reviews of an offer or of a company in a place, in a chosen order, by stars and by language. */
export function AllReviewsModal({ data, close }: ModalProps<'allReviews'>) {
  const { partner, ...place } = data;
  const [filter, setFilter] = useState(noFilter);
  const key = JSON.stringify(filter);
  const none = <FormattedMessage id="review.filter.none" />;
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="company.reviews" values={{ partner }} />}>
      <ReviewFilterBar filter={filter} onChange={setFilter} />
      {'offerId' in place ? (
        <OfferDialogReviews key={key} {...place} filter={filter} none={none} />
      ) : (
        <CompanyDialogReviews key={key} {...place} filter={filter} none={none} />
      )}
    </SiteModal>
  );
}
