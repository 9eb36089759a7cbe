import { useRouter } from 'found';
import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useReloadReviewsOfCompanyQuery } from '../../../__generated__/useReloadReviewsOfCompanyQuery.graphql.ts';
import type { useReloadReviewsOfOfferQuery } from '../../../__generated__/useReloadReviewsOfOfferQuery.graphql.ts';
import { reviewsPageOf } from '../../reviews/reviewsPage.ts';

const offerQuery = graphql`
  query useReloadReviewsOfOfferQuery($offerId: ID!, $reviewsPage: Int!) {
    node(id: $offerId) {
      ... on JobOffer {
        partner {
          id
          slug
        }
        city {
          slug
          country {
            slug
          }
        }
        review {
          ...RatingHistogram_review
        }
        reviewPartnerCountry {
          rating
          ratingCount
        }
        reviews(first: 12, page: $reviewsPage, withText: true) {
          totalCount
          pageCount
          edges {
            node {
              ratingCountsFrom
            }
          }
        }
      }
      ...OfferReviewList_offer @alias(as: "list")
    }
  }
`;

const companyQuery = graphql`
  query useReloadReviewsOfCompanyQuery(
    $partnerSlug: String!
    $countrySlug: String
    $citySlug: String
    $reviewsPage: Int!
  ) {
    partner(slug: $partnerSlug) {
      id
      place(countrySlug: $countrySlug, citySlug: $citySlug) {
        reviews(first: 12, page: $reviewsPage, withText: true) {
          totalCount
          pageCount
          ratings {
            rating
            ratingCount
            ...RatingHistogram_review
          }
          edges {
            node {
              ratingCountsFrom
            }
          }
        }
      }
      ...CompanyReviewList_partner
    }
  }
`;

type ReviewedOffer = useReloadReviewsOfOfferQuery['response']['node'];

/**
 * Marks the lists of the company as outdated that contain reviews of the offer, so that their other pages are requested again
 * when they are opened. Returns the lists that the store holds, as variables of the company's query.
 */
const invalidateCompany = (environment: IEnvironment, offer: ReviewedOffer) => {
  const { partner, city } = offer ?? {};
  if (!partner || !city?.country) return [];
  const countrySlug = city.country.slug;
  const places = [
    { countrySlug: null, citySlug: null },
    { countrySlug, citySlug: null },
    { countrySlug, citySlug: city.slug },
  ];
  let held: typeof places = [];
  environment.commitUpdate((store) => {
    held = places.filter((place) => {
      const record = store.get(partner.id)?.getLinkedRecord('place', place);
      record?.invalidateRecord();
      return record;
    });
  });
  return held.map((place) => ({ partnerSlug: partner.slug, ...place }));
};

/**
 * Returns a function that requests the reviews of an offer and its company again, after one was written or deleted. Their lists begin
 * anew, and load what else they showed.
 */
export const useReloadReviews = () => {
  const environment = useRelayEnvironment();
  const { match } = useRouter();
  const reviewsPage = reviewsPageOf(match.location.query);
  return useCallback(
    (offerId: string) => {
      // The review is saved: a failure shows only in an outdated list.
      const error = () => undefined;
      environment.commitUpdate((store) => store.get(offerId)?.getLinkedRecord('review')?.invalidateRecord());
      fetchQuery<useReloadReviewsOfOfferQuery>(environment, offerQuery, { offerId, reviewsPage }).subscribe({
        error,
        next: ({ node }) => {
          for (const company of invalidateCompany(environment, node))
            fetchQuery<useReloadReviewsOfCompanyQuery>(environment, companyQuery, {
              ...company,
              reviewsPage,
            }).subscribe({ error });
        },
      });
    },
    [environment, reviewsPage],
  );
};
