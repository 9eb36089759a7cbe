import { graphql, useFragment } from 'react-relay';
import type { CompanyReviewList_partner$key } from '../../__generated__/CompanyReviewList_partner.graphql.ts';
import { ReviewPages } from '../../features/reviews/ReviewPages.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';

/** The reviews from the page of the address on. */
const fragment = graphql`
  fragment CompanyReviewList_partner on Partner
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" })
  @refetchable(queryName: "CompanyReviewListPaginationQuery") {
    place(countrySlug: $countrySlug, citySlug: $citySlug) {
      reviews(first: $count, after: $cursor, page: $reviewsPage, withText: true)
        @connection(key: "CompanyReviewList_reviews") {
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
  }
`;

interface CompanyReviewListProps {
  readonly partner: CompanyReviewList_partner$key;
  readonly page: number;
  readonly path: string;
}

/** The reviews of the company everywhere, in the country or in the city, page by page. */
export function CompanyReviewList({ partner, page, path }: CompanyReviewListProps) {
  const { place } = useFragment(fragment, partner);
  if (!place?.reviews) return <SectionError />;
  return (
    <ReviewPages reviews={place.reviews} paginated={{ fragment, key: partner }} page={page} path={path} />
  );
}
