import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useDeleteReviewMutation } from '../../../__generated__/useDeleteReviewMutation.graphql.ts';
import { reportError } from '../../../browser/reportError.ts';
import type { OpenPage } from '../send/changedReviews.ts';

/**
 * Returns a function that deletes the user's review of an offer. It never throws, and resolves to whether the review is gone.
 * Another tab may have deleted it before.
 */
export const useDeleteReview = (open: OpenPage): ((offerId: string) => Promise<boolean>) => {
  const environment = useRelayEnvironment();
  return (offerId) =>
    new Promise((resolve) => {
      commitMutation<useDeleteReviewMutation>(environment, {
        mutation: graphql`
          mutation useDeleteReviewMutation(
            $input: DeleteReviewInput!
            $reviewsPage: Int!
            $isOnCompany: Boolean!
            $countrySlug: String
            $citySlug: String
          ) {
            deleteReview(input: $input) {
              review {
                id
              }
              jobOffer {
                ...changedReviews_offer
              }
              viewer {
                ...changedReviews_viewer
              }
              userErrors {
                code
              }
            }
          }
        `,
        variables: { input: { offerId }, ...open },
        updater: (store) => store.invalidateStore(),
        onCompleted: ({ deleteReview }) => {
          const isMissing = deleteReview?.userErrors.some(({ code }) => code === 'NOT_FOUND');
          resolve(Boolean(deleteReview?.review || isMissing));
        },
        onError: (error) => {
          reportError(error, { where: 'review', offerId });
          resolve(false);
        },
      });
    });
};
