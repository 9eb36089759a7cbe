import { graphql } from 'react-relay';

/** One further page of a list of offers; a list of one category is filtered by that category. */
export const offersPageQuery = graphql`
  query offersPageQuery(
    $citySlug: String!
    $page: Int!
    $categories: [String!]
    $type: JobOfferType
    $sort: JobOfferSort
    $bySignUp: Boolean!
    $utmSource: String
  ) {
    city(slug: $citySlug) {
      jobOffers(
        page: $page
        first: 20
        categories: $categories
        type: $type
        sort: $sort
        utmSource: $utmSource
      ) {
        edges {
          node {
            id
            ...OfferCard_offer
            ...SortedFigure_offer @arguments(bySignUp: $bySignUp)
          }
        }
      }
    }
  }
`;
