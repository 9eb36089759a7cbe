import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import type { OfferTileReviews } from './reviewModals.ts';
import classes from './reviews.module.css';
import { useOfferReviews } from './useOfferReviews.ts';

/** The reviews of an offer in a list, newest first, some at a time. */
export function OfferTileReviewsModal({ data, close }: ModalProps<OfferTileReviews>) {
  const { state, reviews, hasMore, more, retry } = useOfferReviews(data.offerId);
  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="offerReviews.title" values={{ city: data.city, partner: data.partner }} />}
    >
      <p className={classes['told']} role="status" hidden={state === 'done' && reviews.length > 0}>
        {state === 'loading' && <FormattedMessage id="app.loading" />}
        {state === 'failed' && <FormattedMessage id="offerReviews.failed" />}
        {state === 'done' && <FormattedMessage id="offer.reviews.none" />}
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
          <Button variant="default" onClick={retry}>
            <FormattedMessage id="app.retry" />
          </Button>
        )}
        {state !== 'failed' && hasMore && (
          <Button variant="default" loading={state === 'loading'} onClick={more}>
            <FormattedMessage id="offerReviews.more" />
          </Button>
        )}
        <Button variant="light" renderRoot={(root) => <LocalLink {...root} to={data.path} />}>
          <FormattedMessage id="offerCard.see" />
        </Button>
      </div>
    </SiteModal>
  );
}
