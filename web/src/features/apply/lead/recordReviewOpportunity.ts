import { commitMutation, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { recordReviewOpportunityMutation } from '../../../__generated__/recordReviewOpportunityMutation.graphql.ts';
import { reportError } from '../../../browser/reportError.ts';

/** How long an application waits for the opportunity, because leaving the page would cancel the request. */
const patienceMs = 1000;

/** Records that the signed-in user may review an offer. Never rejects: the application was sent in any case. */
export const recordReviewOpportunity = (environment: Environment, offerId: string): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    commitMutation<recordReviewOpportunityMutation>(environment, {
      mutation: graphql`
        mutation recordReviewOpportunityMutation($offerId: ID!) {
          addReviewOpportunity(input: { offerId: $offerId }) {
            opportunity {
              id
            }
          }
        }
      `,
      variables: { offerId },
      onCompleted: () => resolve(),
      onError: (error) => {
        reportError(error, { where: 'review opportunity', offerId });
        resolve();
      },
    });
  });
