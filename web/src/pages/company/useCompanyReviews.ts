import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCompanyReviewsQuery } from '../../__generated__/useCompanyReviewsQuery.graphql.ts';
import { loadReviews, type LoadReviews } from '../../features/all-reviews/loadReviews.ts';

/** Requests the reviews of a company in a place, page by page. */
export const useCompanyReviews = (
  partnerId: string,
  countryCode: string | null,
  citySlug: string | null,
): LoadReviews =>
  useCallback(
    (environment, page) =>
      loadReviews<useCompanyReviewsQuery>(
        environment,
        graphql`
          query useCompanyReviewsQuery(
            $partnerId: ID!
            $countryCode: String
            $citySlug: String
            $page: Int!
          ) {
            partnerReviews(
              partnerId: $partnerId
              countryCode: $countryCode
              citySlug: $citySlug
              first: 12
              page: $page
              withText: true
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
        { partnerId, countryCode, citySlug, page },
        ({ partnerReviews }) => partnerReviews,
      ),
    [partnerId, countryCode, citySlug],
  );
