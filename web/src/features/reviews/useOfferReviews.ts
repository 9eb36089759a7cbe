import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useOfferReviewsQuery } from '../../__generated__/useOfferReviewsQuery.graphql.ts';
import { loadReviews, type LoadReviews } from './loadReviews.ts';

/** Asks for the reviews of an offer, page by page. */
export const useOfferReviews = (offerId: string): LoadReviews =>
  useCallback(
    (environment, page) =>
      loadReviews<useOfferReviewsQuery>(
        environment,
        graphql`
          query useOfferReviewsQuery($offerId: ID!, $page: Int!) {
            node(id: $offerId) {
              ... on JobOffer {
                reviews(first: 12, page: $page, withText: true) {
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
        { offerId, page },
        ({ node }) => node?.reviews,
      ),
    [offerId],
  );
