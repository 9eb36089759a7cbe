import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useDeleteReviewMutation } from '../../../__generated__/useDeleteReviewMutation.graphql.ts';
import { reportError } from '../../../browser/reportError.ts';

/**
 * Returns a function that deletes the user's review of an offer. It never throws, and resolves to whether the review is gone.
 * Another tab may have deleted it before.
 */
export const useDeleteReview = (): ((offerId: string) => Promise<boolean>) => {
  const environment = useRelayEnvironment();
  return useCallback(
    (offerId) =>
      new Promise((resolve) => {
        commitMutation<useDeleteReviewMutation>(environment, {
          mutation: graphql`
            mutation useDeleteReviewMutation($input: DeleteReviewInput!) {
              deleteReview(input: $input) {
                review {
                  id
                }
                userErrors {
                  code
                }
              }
            }
          `,
          variables: { input: { offerId } },
          onCompleted: ({ deleteReview }) => {
            const isMissing = deleteReview?.userErrors.some(({ code }) => code === 'NOT_FOUND');
            resolve(Boolean(deleteReview?.review || isMissing));
          },
          onError: (error) => {
            reportError(error, { where: 'review', offerId });
            resolve(false);
          },
        });
      }),
    [environment],
  );
};
