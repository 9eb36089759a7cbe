import { graphql, useRelayEnvironment } from 'react-relay';
import type { useDeleteReviewMutation } from '../../../__generated__/useDeleteReviewMutation.graphql.ts';
import { reportError } from '../../../browser/reportError.ts';
import { sendMutation } from '../../../relay/sendMutation.ts';
import type { OpenPage } from '../send/changedReviews.ts';

const mutation = graphql`
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
`;

/**
 * Returns a function that deletes the user's review of an offer. It never throws, and resolves to whether the review is gone.
 * Another tab may have deleted it before.
 */
export const useDeleteReview = (open: OpenPage): ((offerId: string) => Promise<boolean>) => {
  const environment = useRelayEnvironment();
  return async (offerId) => {
    const variables = { input: { offerId }, ...open };
    try {
      const { review, userErrors } = await sendMutation<useDeleteReviewMutation>(
        environment,
        mutation,
        variables,
        { updater: (store) => store.invalidateStore() },
      );
      return Boolean(review) || userErrors.some(({ code }) => code === 'NOT_FOUND');
    } catch (error) {
      reportError(error, { where: 'review', offerId });
      return false;
    }
  };
};
