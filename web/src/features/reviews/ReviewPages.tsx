import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts';
import type { Paginated } from '../../relay/LoadNext.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { LoadMissing } from '../list-page/LoadMissing.tsx';
import { useShowMore, type GrowingList } from '../list-page/useShowMore.ts';
import { ReviewItem } from './ReviewItem.tsx';
import classes from './ReviewPages.module.css';
import items from './reviews.module.css';
import { reviewsPath, reviewsPerPage } from './reviewsPage.ts';

/** Reviews from a page on, as far as they are loaded. */
export type Reviews = GrowingList<{ readonly id: string } & ReviewItem_review$key>;

interface ReviewPagesProps {
  readonly reviews: Reviews;
  /** Where they are from, to load the next. */
  readonly paginated: Paginated;
  readonly page: number;
  /** The path of the page that shows them, without a query. */
  readonly path: string;
  readonly withOffer?: boolean;
  /** How many of the first page are shown before the others are unfolded. */
  readonly shownFirst?: number;
}

interface ReviewRowsProps {
  readonly className?: string | undefined;
  readonly firstAdded: ReturnType<typeof useShowMore>['firstAdded'];
  readonly nodes: readonly ({ readonly id: string } & ReviewItem_review$key)[];
  readonly withOffer: boolean;
  /** The part of the nodes that is shown; all by default. */
  readonly from?: number;
  readonly to?: number | undefined;
}

function ReviewRows({ className, firstAdded, nodes, withOffer, from = 0, to }: ReviewRowsProps) {
  return (
    <ul className={className ?? items['list']}>
      {nodes.slice(from, to).map((review, index) => (
        <li
          key={review.id}
          className={items['entry']}
          {...(from + index === firstAdded.at && { ref: firstAdded.ref, tabIndex: -1 })}
        >
          <ReviewItem review={review} withOffer={withOffer} />
        </li>
      ))}
    </ul>
  );
}

/** A paged list of reviews. A button adds the next page; without script it is a link to that page. */
export function ReviewPages(props: ReviewPagesProps) {
  const { reviews, paginated, page, path, withOffer = true, shownFirst } = props;
  const { formatNumber } = useIntl();
  const more = useShowMore(reviews, {
    page,
    pageSize: reviewsPerPage,
    focus: (item) => item.focus({ preventScroll: true }),
  });
  const { firstAdded, isFailed, isLoading, nextPage, nodes } = more;
  const before = (page - 1) * reviewsPerPage;
  const foot = (
    <div className={classes['foot']}>
      <p className={items['meta']} role="status">
        {isFailed ? (
          <FormattedMessage id="offerReviews.failed" />
        ) : (
          nodes.length > 0 && (
            <FormattedMessage
              id="review.range"
              values={{
                first: formatNumber(before + 1),
                last: formatNumber(before + nodes.length),
                total: formatNumber(reviews.totalCount),
              }}
            />
          )
        )}
      </p>
      {nextPage !== null && (
        <LinkButton
          variant="default"
          loading={isLoading}
          to={reviewsPath(path, nextPage)}
          rel="next"
          onClick={more.showMore}
        >
          {isFailed ? (
            <FormattedMessage id="app.retry" />
          ) : (
            <FormattedMessage id="review.more" values={{ count: more.nextCount }} />
          )}
        </LinkButton>
      )}
    </div>
  );
  const isFolded = shownFirst !== undefined && page === 1 && nodes.length > shownFirst;
  const rows = { firstAdded, nodes, withOffer };
  return (
    <>
      <LoadMissing more={more} paginated={paginated} />
      {page > 1 && (
        <p className={classes['newer']}>
          <LocalLink to={reviewsPath(path, page - 1)} rel="prev">
            <FormattedMessage id="offers.previous" />
          </LocalLink>
        </p>
      )}
      <ReviewRows {...rows} {...(isFolded ? { to: shownFirst, className: classes['first'] } : {})} />
      {isFolded ? (
        // Back and a reload show more than one page again.
        <details className={classes['others']} open={isLoading || nodes.length > reviewsPerPage}>
          <summary>
            <FormattedMessage id="review.all" values={{ count: reviews.totalCount }} />
          </summary>
          <ReviewRows {...rows} from={shownFirst} />
          {foot}
        </details>
      ) : (
        foot
      )}
    </>
  );
}
