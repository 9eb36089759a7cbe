import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { loadFilteredReviewsOfCompanyQuery } from '../../__generated__/loadFilteredReviewsOfCompanyQuery.graphql.ts';
import type { loadFilteredReviewsOfOfferQuery } from '../../__generated__/loadFilteredReviewsOfOfferQuery.graphql.ts';
import { loadReviews } from './loadReviews.ts';
import type { ReviewFilter } from './reviewFilter.ts';

/** An offer, or a company everywhere, in a country or in a city. */
export type ReviewedPlace = { readonly partner: string } & (
  | { readonly offerId: string }
  | { readonly partnerId: string; readonly countryCode: string | null; readonly citySlug: string | null }
);

/** Requests one page of the reviews that match a filter. */
export const loadFilteredReviews = (
  environment: IEnvironment,
  place: ReviewedPlace,
  filter: ReviewFilter,
  page: number,
) =>
  'partnerId' in place
    ? loadReviews<loadFilteredReviewsOfCompanyQuery>(
        environment,
        graphql`
          query loadFilteredReviewsOfCompanyQuery(
            $partnerId: ID!
            $countryCode: String
            $citySlug: String
            $page: Int!
            $order: ReviewOrder
            $rating: Int
            $language: String
          ) {
            partnerReviews(
              partnerId: $partnerId
              countryCode: $countryCode
              citySlug: $citySlug
              first: 12
              page: $page
              withText: true
              order: $order
              rating: $rating
              language: $language
            ) {
              totalCount
              edges {
                node {
                  id
                  ...ReviewItem_review
                }
              }
            }
          }
        `,
        {
          partnerId: place.partnerId,
          countryCode: place.countryCode,
          citySlug: place.citySlug,
          page,
          ...filter,
        },
        ({ partnerReviews }) => partnerReviews,
      )
    : loadReviews<loadFilteredReviewsOfOfferQuery>(
        environment,
        graphql`
          query loadFilteredReviewsOfOfferQuery(
            $offerId: ID!
            $page: Int!
            $order: ReviewOrder
            $rating: Int
            $language: String
          ) {
            node(id: $offerId) {
              ... on JobOffer {
                reviews(
                  first: 12
                  page: $page
                  withText: true
                  order: $order
                  rating: $rating
                  language: $language
                ) {
                  totalCount
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
        `,
        { offerId: place.offerId, page, ...filter },
        ({ node }) => node?.reviews,
      );
