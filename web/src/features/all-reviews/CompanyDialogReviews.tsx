import { graphql } from 'react-relay';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { usePaginationFragment } from 'react-relay/relay-hooks/usePaginationFragment';
import type { CompanyDialogReviews_partner$key } from '../../__generated__/CompanyDialogReviews_partner.graphql.ts';
import type { CompanyDialogReviewsPaginationQuery } from '../../__generated__/CompanyDialogReviewsPaginationQuery.graphql.ts';
import type { CompanyDialogReviewsQuery } from '../../__generated__/CompanyDialogReviewsQuery.graphql.ts';
import { needing } from '../../relay/needing.ts';
import type { Elements } from '../../ui/elements.ts';
import { DialogReviews, DialogReviewsBoundary } from './DialogReviews.tsx';
import type { ReviewFilter } from './reviewFilter.ts';

const needed = needing('node', 'node.reviews');

interface CompanyDialogReviewsProps {
  readonly partnerId: string;
  readonly countryCode: string | null;
  readonly citySlug: string | null;
  readonly filter: ReviewFilter;
  readonly none: Elements;
}

function Loaded({ none, filter, fetchKey, ...place }: CompanyDialogReviewsProps & { fetchKey: number }) {
  const { node } = useLazyLoadQuery<CompanyDialogReviewsQuery>(
    graphql`
      query CompanyDialogReviewsQuery(
        $partnerId: ID!
        $countryCode: String
        $citySlug: String
        $order: ReviewOrder
        $rating: Int
        $language: String
      ) {
        node(id: $partnerId) {
          ...CompanyDialogReviews_partner @alias(as: "partner")
        }
      }
    `,
    { ...place, ...filter },
    { ...needed, fetchKey, fetchPolicy: 'store-and-network' },
  );
  const { data, loadNext, isLoadingNext } = usePaginationFragment<
    CompanyDialogReviewsPaginationQuery,
    CompanyDialogReviews_partner$key
  >(
    graphql`
      fragment CompanyDialogReviews_partner on Partner
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
      @refetchable(queryName: "CompanyDialogReviewsPaginationQuery") {
        reviews(
          countryCode: $countryCode
          citySlug: $citySlug
          first: $count
          after: $cursor
          withText: true
          order: $order
          rating: $rating
          language: $language
        ) @connection(key: "CompanyDialogReviews_reviews") {
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
    node?.partner,
  );
  return (
    data?.reviews && (
      <DialogReviews
        reviews={data.reviews}
        loadNext={loadNext}
        isLoadingNext={isLoadingNext}
        withOffer
        none={none}
      />
    )
  );
}

/** The reviews of a company in a place in a dialog, in a chosen order, by stars and by language. */
export function CompanyDialogReviews(props: CompanyDialogReviewsProps) {
  return (
    <DialogReviewsBoundary>{(fetchKey) => <Loaded {...props} fetchKey={fetchKey} />}</DialogReviewsBoundary>
  );
}
