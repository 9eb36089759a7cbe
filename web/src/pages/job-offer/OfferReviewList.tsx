import { graphql, useFragment } from 'react-relay';
import type { OfferReviewList_offer$key } from '../../__generated__/OfferReviewList_offer.graphql.ts';
import { ReviewPages } from '../../features/reviews/ReviewPages.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

/** The reviews from the page of the address on. */
const fragment = graphql`
  fragment OfferReviewList_offer on JobOffer
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
  @refetchable(queryName: "OfferReviewListPaginationQuery") {
    reviews(first: $count, after: $cursor, page: $reviewsPage, withText: true)
      @connection(key: "OfferReviewList_reviews") {
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
`;

interface OfferReviewListProps {
  readonly offer: OfferReviewList_offer$key;
  readonly page: number;
  readonly path: string;
}

/** The reviews of the gig, page by page. */
export function OfferReviewList({ offer, page, path }: OfferReviewListProps) {
  const { reviews } = useFragment(fragment, offer);
  if (!reviews) return <SectionError />;
  return (
    <ReviewPages
      reviews={reviews}
      paginated={{ fragment, key: offer }}
      page={page}
      path={path}
      withOffer={false}
      shownFirst={3}
    />
  );
}
