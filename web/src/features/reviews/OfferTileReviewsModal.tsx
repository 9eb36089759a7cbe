import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../shell/LinkButton.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import type { OfferTileReviews } from './reviewModals.ts';
import classes from './reviews.module.css';
import { reviewsPerPage } from './reviewsPage.ts';
import { useOfferReviews } from './useOfferReviews.ts';
import { useReviewPages } from './useReviewPages.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly 'offer-tile-reviews': OfferTileReviews;
  }
}

/** The reviews of an offer in a list, newest first, page by page. */
export function OfferTileReviewsModal({ data, close }: ModalProps<'offer-tile-reviews'>) {
  const load = useOfferReviews(data.offerId);
  const { state, reviews, total, more } = useReviewPages({ first: null, page: 0, load, cacheName: null });
  const left = total - reviews.length;
  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="offerReviews.title" values={{ city: data.city, partner: data.partner }} />}
    >
      <p className={classes['status']} role="status" hidden={state === 'done' && reviews.length > 0}>
        {state === 'loading' && <FormattedMessage id="app.loading" />}
        {state === 'failed' && <FormattedMessage id="offerReviews.failed" />}
        {state === 'done' && <FormattedMessage id="review.noneWritten" />}
      </p>
      <ul className={classes['whole']}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} withOffer={false} whole />
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        {state === 'failed' && (
          <Button variant="default" onClick={more}>
            <FormattedMessage id="app.retry" />
          </Button>
        )}
        {state !== 'failed' && left > 0 && (
          <Button variant="default" loading={state === 'loading'} onClick={more}>
            <FormattedMessage id="review.more" values={{ count: Math.min(reviewsPerPage, left) }} />
          </Button>
        )}
        <LinkButton variant="light" to={data.path}>
          <FormattedMessage id="offerCard.see" />
        </LinkButton>
      </div>
    </SiteModal>
  );
}
