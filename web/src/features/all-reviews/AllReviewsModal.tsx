import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { FilteredReviews } from './FilteredReviews.tsx';
import type { LoadReviews } from './loadReviews.ts';
import { loadFilteredReviews, type ReviewedPlace } from './loadFilteredReviews.ts';
import { noFilter } from './reviewFilter.ts';
import { ReviewFilterBar } from './ReviewFilterBar.tsx';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly allReviews: ReviewedPlace;
  }
}

/** All reviews of an offer or of a company in a place, in a chosen order, by stars and by language. */
export function AllReviewsModal({ data, close }: ModalProps<'allReviews'>) {
  const [filter, setFilter] = useState(noFilter);
  const load = useCallback<LoadReviews>(
    (environment, page) => loadFilteredReviews(environment, data, filter, page),
    [data, filter],
  );
  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="company.reviews" values={{ partner: data.partner }} />}
    >
      <ReviewFilterBar filter={filter} onChange={setFilter} />
      <FilteredReviews
        key={JSON.stringify(filter)}
        load={load}
        withOffer={!('offerId' in data)}
        none={<FormattedMessage id="review.filter.none" />}
      />
    </SiteModal>
  );
}
