import { graphql } from 'react-relay';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { usePaginationFragment } from 'react-relay/relay-hooks/usePaginationFragment';
import type { OfferDialogReviews_offer$key } from '../../__generated__/OfferDialogReviews_offer.graphql.ts';
import type { OfferDialogReviewsPaginationQuery } from '../../__generated__/OfferDialogReviewsPaginationQuery.graphql.ts';
import type { OfferDialogReviewsQuery } from '../../__generated__/OfferDialogReviewsQuery.graphql.ts';
import { needing } from '../../relay/needing.ts';
import type { Elements } from '../../ui/elements.ts';
import { DialogReviews, DialogReviewsBoundary } from './DialogReviews.tsx';
import type { ReviewFilter } from './reviewFilter.ts';

const needed = needing('node', 'node.reviews');

interface OfferDialogReviewsProps {
  readonly offerId: string;
  readonly filter: ReviewFilter;
  readonly none: Elements;
  readonly children?: Elements;
}

function Loaded({ offerId, filter, fetchKey, ...shown }: OfferDialogReviewsProps & { fetchKey: number }) {
  const { node } = useLazyLoadQuery<OfferDialogReviewsQuery>(
    graphql`
      query OfferDialogReviewsQuery($offerId: ID!, $order: ReviewOrder, $rating: Int, $language: String) {
        node(id: $offerId) {
          ...OfferDialogReviews_offer @alias(as: "offer")
        }
      }
    `,
    { offerId, ...filter },
    { ...needed, fetchKey, fetchPolicy: 'store-and-network' },
  );
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    OfferDialogReviewsPaginationQuery,
    OfferDialogReviews_offer$key
  >(
    graphql`
      fragment OfferDialogReviews_offer on JobOffer
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
      @refetchable(queryName: "OfferDialogReviewsPaginationQuery") {
        reviews(
          first: $count
          after: $cursor
          withText: true
          order: $order
          rating: $rating
          language: $language
        ) @connection(key: "OfferDialogReviews_reviews") {
          totalCount
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              id
              ...ReviewItem_review
            }
          }
        }
      }
    `,
    node?.offer,
  );
  return (
    data?.reviews && (
      <DialogReviews
        reviews={data.reviews}
        loadNext={loadNext}
        isLoadingNext={isLoadingNext}
        withOffer={false}
        {...shown}
      />
    )
  );
}

/** The reviews of an offer in a dialog, in a chosen order, by stars and by language. */
export function OfferDialogReviews(props: OfferDialogReviewsProps) {
  return (
    <DialogReviewsBoundary>{(fetchKey) => <Loaded {...props} fetchKey={fetchKey} />}</DialogReviewsBoundary>
  );
}
