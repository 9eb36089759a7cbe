import { useRouter } from 'found';
import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import type { useReloadReviewsOfCompanyQuery } from '../../../__generated__/useReloadReviewsOfCompanyQuery.graphql.ts';
import type { useReloadReviewsOfOfferQuery } from '../../../__generated__/useReloadReviewsOfOfferQuery.graphql.ts';
import { reloadFurtherPages } from './reloadFurtherPages.ts';
import { reviewsPageOf } from '../../reviews/reviewsPage.ts';

const offerQuery = graphql`
  query useReloadReviewsOfOfferQuery($offerId: ID!, $page: Int!) {
    node(id: $offerId) {
      ... on JobOffer {
        review {
          ...RatingHistogram_review
        }
        reviewPartnerCountry {
          rating
          ratingCount
        }
        reviews(first: 12, page: $page, withText: true) {
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
  query useReloadReviewsOfCompanyQuery(
    $partnerSlug: String!
    $countrySlug: String
    $citySlug: String
    $page: Int!
  ) {
    partner(slug: $partnerSlug) {
      id
      place(countrySlug: $countrySlug, citySlug: $citySlug) {
        reviews(first: 12, page: $page, withText: true) {
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

/**
 * Marks the lists of the review as outdated, so that their other pages are requested again when they are opened. Returns the
 * places of the company that list it and that the store holds, as for its page.
 */
const invalidateLists = (environment: IEnvironment, offerId: string, about: ReviewPlace | null) => {
  let held: { countrySlug: string | null; citySlug: string | null }[] = [];
  environment.commitUpdate((store) => {
    store.get(offerId)?.getLinkedRecord('review')?.invalidateRecord();
    if (about === null) return;
    const { slug, country } = about.city;
    const company = store.get(about.partner.id);
    held = [
      { countrySlug: null, citySlug: null },
      { countrySlug: country.slug, citySlug: null },
      { countrySlug: country.slug, citySlug: slug },
    ].filter((place) => {
      const record = company?.getLinkedRecord('place', place);
      record?.invalidateRecord();
      return record;
    });
  });
  return held;
};

/** Returns a function that requests the reviews of an offer and its company again, after one was written or deleted. */
export const useReloadReviews = () => {
  const environment = useRelayEnvironment();
  const { match } = useRouter();
  const page = reviewsPageOf(match.location.query);
  return useCallback(
    (offerId: string, about: ReviewPlace | null) => {
      // The review is saved: a failure shows only in an outdated list.
      const reload = <Query extends OperationType>(query: GraphQLTaggedNode, variables: Query['variables']) =>
        fetchQuery<Query>(environment, query, variables).subscribe({ error: () => undefined });
      const held = invalidateLists(environment, offerId, about);
      reload<useReloadReviewsOfOfferQuery>(offerQuery, { offerId, page });
      reloadFurtherPages(environment);
      for (const place of held) {
        const partnerSlug = about?.partner.slug ?? '';
        reload<useReloadReviewsOfCompanyQuery>(companyQuery, { partnerSlug, ...place, page });
      }
    },
    [environment, page],
  );
};
