import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useDeleteOpportunityMutation } from '../../../__generated__/useDeleteOpportunityMutation.graphql.ts';

/** Returns a function that removes an opportunity from the desk. It works after its page is left. */
export const useDeleteOpportunity = (): ((opportunityId: string, onFailure: () => void) => void) => {
  const environment = useRelayEnvironment();
  return useCallback(
    (opportunityId, onFailure) => {
      commitMutation<useDeleteOpportunityMutation>(environment, {
        mutation: graphql`
          mutation useDeleteOpportunityMutation($input: DeleteReviewOpportunityInput!) {
            deleteReviewOpportunity(input: $input) {
              deletedId @deleteRecord
            }
          }
        `,
        variables: { input: { opportunityId } },
        onError: onFailure,
      });
    },
    [environment],
  );
};
