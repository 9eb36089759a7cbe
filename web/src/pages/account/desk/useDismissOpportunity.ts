import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type {
  DismissReviewOpportunityInput,
  useDismissOpportunityMutation,
} from '../../../__generated__/useDismissOpportunityMutation.graphql.ts';
import { oneAtATime } from '../../../browser/oneAtATime.ts';
import { sendMutation, type Rejection } from '../../../relay/sendMutation.ts';

const mutation = graphql`
  mutation useDismissOpportunityMutation($input: DismissReviewOpportunityInput!) {
    dismissReviewOpportunity(input: $input) {
      viewer {
        ...DeskContent_offers
      }
      userErrors {
        message
      }
    }
  }
`;

type Send = (input: DismissReviewOpportunityInput) => Promise<readonly Rejection[] | null>;

/**
 * Returns a function that stops asking for a review of an offer, or takes that back. It resolves to what was rejected, and to
 * null if it failed, which the page says by itself. Several are sent one after another, so that the last one wins.
 */
export const useDismissOpportunity = (): Send => {
  const environment = useRelayEnvironment();
  return useCallback(
    (input) =>
      oneAtATime(`opportunity ${input.offerId}`, () =>
        sendMutation<useDismissOpportunityMutation>(environment, mutation, { input }),
      ).then(
        ({ userErrors }) => userErrors,
        () => null,
      ),
    [environment],
  );
};
