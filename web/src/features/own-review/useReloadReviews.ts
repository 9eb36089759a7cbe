import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { useReloadReviewsOfCompanyQuery } from '../../__generated__/useReloadReviewsOfCompanyQuery.graphql.ts';
import type { useReloadReviewsOfOfferQuery } from '../../__generated__/useReloadReviewsOfOfferQuery.graphql.ts';
import type { ReviewedCompany } from './reviewTarget.ts';

const offerQuery = graphql`
  query useReloadReviewsOfOfferQuery($offerId: ID!) {
    node(id: $offerId) {
      ... on JobOffer {
        review {
          ...RatingHistogram_review
        }
        reviewPartnerCountry {
          rating
          ratingCount
        }
        reviews(first: 12, page: 1, withText: true) {
          totalCount
          pageCount
          edges {
            node {
              id
              ...ReviewItem_review
            }
          }
        }
      }
    }
  }
`;

const companyQuery = graphql`
  query useReloadReviewsOfCompanyQuery($partnerSlug: String!, $countrySlug: String, $citySlug: String) {
    partner(slug: $partnerSlug) {
      id
      place(countrySlug: $countrySlug, citySlug: $citySlug) {
        reviews(first: 12, page: 1, withText: true) {
          totalCount
          pageCount
          ratings {
            rating
            ratingCount
            ...RatingHistogram_review
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
  }
`;

/** Returns a function that requests the first page of an offer's or a company's reviews again, after one was written. */
export const useReloadReviews = () => {
  const environment = useRelayEnvironment();
  return useCallback(
    (offerId: string, company: Pick<ReviewedCompany, 'partnerSlug' | 'place'> | null) => {
      // The review is saved: a failure shows only in an outdated list.
      const reload = <Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']) =>
        fetchQuery<Query>(environment, query, variables).subscribe({ error: () => undefined });
      reload<useReloadReviewsOfOfferQuery>(offerQuery, { offerId });
      if (company === null) return;
      const { partnerSlug, place } = company;
      reload<useReloadReviewsOfCompanyQuery>(companyQuery, { partnerSlug, ...place });
    },
    [environment],
  );
};
