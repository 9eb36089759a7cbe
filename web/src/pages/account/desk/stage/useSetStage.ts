import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { useSetStageMutation } from '../../../../__generated__/useSetStageMutation.graphql.ts';
import { oneAtATime } from '../../../../browser/oneAtATime.ts';
import { withTimeLimit } from '../../../../browser/timeLimits.ts';
import { sendMutation } from '../../../../relay/sendMutation.ts';
import type { ReachedStage } from './stages.ts';

const mutation = graphql`
  mutation useSetStageMutation($input: SetApplicationInput!) {
    setApplication(input: $input) {
      application {
        ...ApplicationStages_application
      }
      userErrors {
        message
      }
    }
  }
`;

/** How long a choice waits for its answer before it counts as not sent, so that later ones are not held up. */
const patienceMs = 15_000;

/** The number of the latest choice for each application. */
const latest = new Map<string, number>();

/**
 * What became of a choice: saved, replaced by a later one before it was sent, not sent, or refused, with the reason in
 * the language of the page.
 */
export type StageOutcome = 'saved' | 'replaced' | 'failed' | { readonly refused: string };

/**
 * Returns a function that sets the stage of an application. The choice is shown at once, until it is saved or has failed.
 * Choices are sent one after another, so that the last one wins.
 */
export const useSetStage = (
  applicationId: string,
  offerId: string,
): ((reached: ReachedStage) => Promise<StageOutcome>) => {
  const environment = useRelayEnvironment();
  return useCallback(
    async (reached) => {
      const number = (latest.get(applicationId) ?? 0) + 1;
      latest.set(applicationId, number);
      const variables = { input: { offerId, ...reached } };
      const shown = environment.applyMutation({
        operation: createOperationDescriptor(getRequest(mutation), variables),
        response: { setApplication: { application: { id: applicationId, ...reached }, userErrors: [] } },
        updater: null,
      });
      const send = async (): Promise<StageOutcome> => {
        if (latest.get(applicationId) !== number) return 'replaced';
        const answer = sendMutation<useSetStageMutation>(environment, mutation, variables);
        const { userErrors } = await withTimeLimit(answer, patienceMs, 'The stage took too long to save.');
        const [refused] = userErrors;
        return refused ? { refused: refused.message } : 'saved';
      };
      try {
        return await oneAtATime(`application ${applicationId}`, send);
      } catch {
        return 'failed';
      } finally {
        shown.dispose();
      }
    },
    [applicationId, environment, offerId],
  );
};
