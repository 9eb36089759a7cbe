import { useRouter } from 'found';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { ScrollNotReady } from '../../routing/scroll/scrollReady.tsx';
import { locationKey } from '../../routing/locationKey.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import type { LoadReviews, ReviewsPage } from '../all-reviews/loadReviews.ts';
import { isPlainClick } from '../../ui/link/isPlainClick.ts';
import { ReviewItem } from './ReviewItem.tsx';
import classes from './reviews.module.css';
import { reviewsPath, reviewsPerPage } from './reviewsPage.ts';
import { useFirstAdded } from './useFirstAdded.ts';
import { useReviewPages } from './useReviewPages.ts';

interface ReviewPagesProps {
  /** The page of reviews that came with the document, and its number. */
  readonly first: ReviewsPage;
  readonly page: number;
  readonly load: LoadReviews;
  /** The path of the page that shows them, without a query. */
  readonly path: string;
  readonly withOffer?: boolean;
}

function Pages({
  first,
  page,
  load,
  path,
  withOffer = true,
  cacheName,
}: ReviewPagesProps & { cacheName: string }) {
  const { formatNumber } = useIntl();
  const {
    state,
    reviews,
    total,
    page: last,
    isRestoring,
    more,
  } = useReviewPages({
    first,
    page,
    load,
    cacheName,
  });
  const count = reviews.length;
  const { onMore, itemProps } = useFirstAdded(count);
  const before = (page - 1) * reviewsPerPage;
  const left = total - before - count;
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onMore();
    more();
  };
  return (
    <>
      {isRestoring && <ScrollNotReady />}
      {page > 1 && (
        <p className={classes['newer']}>
          <LocalLink to={reviewsPath(path, page - 1)} rel="prev">
            <FormattedMessage id="review.newer" />
          </LocalLink>
        </p>
      )}
      <ul className={classes['list']}>
        {reviews.map((review, at) => (
          <li key={review.id} className={classes['entry']} {...itemProps(at)}>
            <ReviewItem review={review} withOffer={withOffer} />
          </li>
        ))}
      </ul>
      <div className={classes['foot']}>
        <p className={classes['meta']} role="status">
          {state === 'failed' ? (
            <FormattedMessage id="offerReviews.failed" />
          ) : (
            count > 0 && (
              <FormattedMessage
                id="review.range"
                values={{
                  first: formatNumber(before + 1),
                  last: formatNumber(before + count),
                  total: formatNumber(total),
                }}
              />
            )
          )}
        </p>
        {left > 0 && (
          <LinkButton
            variant="default"
            loading={state === 'loading'}
            to={reviewsPath(path, last + 1)}
            rel="next"
            onClick={show}
          >
            {state === 'failed' ? (
              <FormattedMessage id="app.retry" />
            ) : (
              <FormattedMessage id="review.more" values={{ count: Math.min(reviewsPerPage, left) }} />
            )}
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** A paged list of reviews. A button adds the next page; without script it is a link to that page. */
export function ReviewPages(props: ReviewPagesProps) {
  const { match } = useRouter();
  const key = locationKey(match.location);
  return <Pages key={key} cacheName={key} {...props} />;
}
