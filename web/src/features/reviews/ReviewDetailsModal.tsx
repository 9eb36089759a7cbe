import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import type { ReviewDetails } from './reviewModals.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly reviewDetails: ReviewDetails;
  }
}

/** One review in full. */
export function ReviewDetailsModal({ data, close }: ModalProps<'reviewDetails'>) {
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="review.title" />}>
      <ReviewItem review={data.review} withOffer whole />
    </SiteModal>
  );
}
