import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useDeleteReviewMutation } from '../../../__generated__/useDeleteReviewMutation.graphql.ts';
import { reportError } from '../../../browser/reportError.ts';
import type { ReviewPlace } from '../send/useReloadReviews.ts';
import { placeOf } from '../send/useSendReview.ts';

type DeleteOutcome =
  { readonly kind: 'deleted'; readonly place: ReviewPlace | null } | { readonly kind: 'failed' };

const failed: DeleteOutcome = { kind: 'failed' };

/** Returns a function that deletes the user's review of an offer. It never throws. Another tab may have deleted it before. */
export const useDeleteReview = (): ((offerId: string) => Promise<DeleteOutcome>) => {
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
                }
                userErrors {
                  code
                }
              }
            }
          `,
          variables: { input: { offerId } },
          onCompleted: ({ deleteReview }) => {
            const isGone =
              deleteReview?.review || deleteReview?.userErrors.some(({ code }) => code === 'NOT_FOUND');
            resolve(isGone ? { kind: 'deleted', place: placeOf(deleteReview?.review) } : failed);
          },
          onError: (error) => {
            reportError(error, { where: 'review', offerId });
            resolve(failed);
          },
        });
      }),
    [environment],
  );
};
