import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { loadOfferReviewsQuery } from '../../__generated__/loadOfferReviewsQuery.graphql.ts';
import { loadReviews } from '../all-reviews/loadReviews.ts';

/** Requests one page of an offer's reviews. */
export const loadOfferReviews = (environment: IEnvironment, offerId: string, page: number) =>
  loadReviews<loadOfferReviewsQuery>(
    environment,
    graphql`
      query loadOfferReviewsQuery($offerId: ID!, $page: Int!) {
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
  );
