import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { LoadReviews } from './loadReviews.ts';
import { ReviewItem } from '../reviews/ReviewItem.tsx';
import classes from '../reviews/reviews.module.css';
import { reviewsPerPage } from '../reviews/reviewsPage.ts';
import { useFirstAdded } from '../reviews/useFirstAdded.ts';
import { useReviewPages } from '../reviews/useReviewPages.ts';
import type { Elements } from '../../ui/elements.ts';

interface FilteredReviewsProps {
  readonly load: LoadReviews;
  readonly withOffer: boolean;
  /** Shown in place of an empty list. */
  readonly none: Elements;
  /** Another way on, beside the button for more. */
  readonly children?: Elements;
}

/** A list of reviews in a dialog, page by page. */
export function FilteredReviews({ load, withOffer, none, children }: FilteredReviewsProps) {
  const { state, reviews, total, more } = useReviewPages({ first: null, page: 0, load, cacheName: null });
  const { onMore, itemProps } = useFirstAdded(reviews.length);
  const show = () => {
    onMore();
    more();
  };
  const left = total - reviews.length;
  return (
    <>
      <p className={classes['status']} role="status" hidden={state === 'done' && reviews.length > 0}>
        {state === 'loading' && <FormattedMessage id="app.loading" />}
        {state === 'failed' && <FormattedMessage id="offerReviews.failed" />}
        {state === 'done' && none}
      </p>
      <ul className={classes['whole']}>
        {reviews.map((review, at) => (
          <li key={review.id} {...itemProps(at)}>
            <ReviewItem review={review} withOffer={withOffer} whole />
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        {state === 'failed' && (
          <Button variant="default" onClick={show}>
            <FormattedMessage id="app.retry" />
          </Button>
        )}
        {state !== 'failed' && left > 0 && (
          <Button variant="default" loading={state === 'loading'} onClick={show}>
            <FormattedMessage id="review.more" values={{ count: Math.min(reviewsPerPage, left) }} />
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
