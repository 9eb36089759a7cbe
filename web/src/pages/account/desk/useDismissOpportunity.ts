import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useDismissOpportunityMutation } from '../../../__generated__/useDismissOpportunityMutation.graphql.ts';

/** Returns a function that stops asking for a review of an offer, or takes that back. It works after its page is left. */
export const useDismissOpportunity = (): ((offerId: string, dismissed: boolean) => void) => {
  const environment = useRelayEnvironment();
  return useCallback(
    (offerId, dismissed) => {
      commitMutation<useDismissOpportunityMutation>(environment, {
        mutation: graphql`
          mutation useDismissOpportunityMutation($input: DismissReviewOpportunityInput!) {
            dismissReviewOpportunity(input: $input) {
              opportunity {
                id
                dismissed
              }
            }
          }
        `,
        variables: { input: { offerId, dismissed } },
      });
    },
    [environment],
  );
};
