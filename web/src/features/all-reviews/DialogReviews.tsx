import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { nodesOf } from '../../relay/nodesOf.ts';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';
import type { Elements } from '../../ui/elements.ts';
import { useFirstAdded } from '../list-page/useFirstAdded.ts';
import { ReviewItem } from '../reviews/ReviewItem.tsx';
import type { Reviews } from '../reviews/ReviewPages.tsx';
import classes from './DialogReviews.module.css';
import { reviewsPerPage } from '../reviews/reviewsPage.ts';

interface DialogReviewsProps {
  readonly reviews: Reviews;
  readonly loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => void;
  readonly isLoadingNext: boolean;
  readonly withOffer: boolean;
  /** Shown in place of an empty list. */
  readonly none: Elements;
  /** Another way on, beside the button for more. */
  readonly children?: Elements;
}

/** A list of reviews at full length, which grows. */
export function DialogReviews(props: DialogReviewsProps) {
  const { reviews, loadNext, isLoadingNext, withOffer, none, children } = props;
  const [isFailed, setFailed] = useState(false);
  const nodes = nodesOf(reviews);
  const { firstAdded, mark } = useFirstAdded({ focus: (item) => item.focus({ preventScroll: true }) });
  const show = () => {
    mark(nodes.length);
    setFailed(false);
    loadNext(reviewsPerPage, { onComplete: (error) => setFailed(error !== null) });
  };
  const left = reviews.totalCount - nodes.length;
  return (
    <>
      <p className={classes['status']} role="status" hidden={nodes.length > 0 && !isFailed}>
        {isFailed ? <FormattedMessage id="offerReviews.failed" /> : nodes.length === 0 && none}
      </p>
      <ul className={classes['whole']}>
        {nodes.map((review, at) => (
          <li key={review.id} {...(at === firstAdded.at && { ref: firstAdded.ref, tabIndex: -1 })}>
            <ReviewItem review={review} withOffer={withOffer} whole />
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        {reviews.pageInfo.hasNextPage && (
          <Button variant="default" loading={isLoadingNext} onClick={show}>
            {isFailed ? (
              <FormattedMessage id="app.retry" />
            ) : (
              <FormattedMessage id="review.more" values={{ count: Math.min(reviewsPerPage, left) }} />
            )}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

interface DialogReviewsBoundaryProps {
  readonly children: (fetchKey: number) => Elements;
}

/** What waits for reviews in a dialog, and offers to try again when they did not load. */
export function DialogReviewsBoundary({ children }: DialogReviewsBoundaryProps) {
  return (
    <QueryBoundary
      waiting={
        <p className={classes['status']} role="status">
          <FormattedMessage id="app.loading" />
        </p>
      }
      message="offerReviews.failed"
    >
      {children}
    </QueryBoundary>
  );
}
