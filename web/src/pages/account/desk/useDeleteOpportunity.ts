import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { useDeleteOpportunityMutation } from '../../../__generated__/useDeleteOpportunityMutation.graphql.ts';
import { pageSessionId } from '../../../browser/pageSessionId.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { madeOn } from '../../../relay/requestPage.ts';

/** Returns a function that removes an opportunity from the desk. It works after and while its page is left. */
export const useDeleteOpportunity = (): ((opportunityId: string, onFailure: () => void) => void) => {
  const environment = useRelayEnvironment();
  const language = useLanguage();
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
        cacheConfig: madeOn({ language, sessionId: pageSessionId(), isLeft: true }),
        onError: onFailure,
      });
    },
    [environment, language],
  );
};
