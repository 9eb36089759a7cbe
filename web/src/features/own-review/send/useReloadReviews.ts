import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import type { useReloadReviewsOfCompanyQuery } from '../../../__generated__/useReloadReviewsOfCompanyQuery.graphql.ts';
import type { useReloadReviewsOfOfferQuery } from '../../../__generated__/useReloadReviewsOfOfferQuery.graphql.ts';

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

/** What a review is about. */
export interface ReviewPlace {
  readonly partner: { readonly id: string; readonly slug: string };
  readonly city: { readonly slug: string; readonly country: { readonly slug: string } };
}

/** The places of the company that list the review and that the store holds, as for its page. */
const heldPlaces = (environment: IEnvironment, { partner, city }: ReviewPlace) => {
  const places = [
    { countrySlug: null, citySlug: null },
    { countrySlug: city.country.slug, citySlug: null },
    { countrySlug: city.country.slug, citySlug: city.slug },
  ];
  let held: typeof places = [];
  environment.commitUpdate((store) => {
    const company = store.get(partner.id);
    held = places.filter((place) => company?.getLinkedRecord('place', place));
  });
  return held;
};

/** Returns a function that requests the first page of the reviews of an offer and its company again, after one was written. */
export const useReloadReviews = () => {
  const environment = useRelayEnvironment();
  return useCallback(
    (offerId: string, about: ReviewPlace | null) => {
      // The review is saved: a failure shows only in an outdated list.
      const reload = <Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']) =>
        fetchQuery<Query>(environment, query, variables).subscribe({ error: () => undefined });
      reload<useReloadReviewsOfOfferQuery>(offerQuery, { offerId });
      if (about === null) return;
      const partnerSlug = about.partner.slug;
      for (const place of heldPlaces(environment, about))
        reload<useReloadReviewsOfCompanyQuery>(companyQuery, { partnerSlug, ...place });
    },
    [environment],
  );
};
