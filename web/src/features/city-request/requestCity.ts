import { commitMutation, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { requestCityMutation } from '../../__generated__/requestCityMutation.graphql.ts';
import { attemptKey, endAttempt } from '../../browser/attemptKey.ts';
import type { useModals } from '../../shell/modals/modalHost.tsx';

interface Site {
  readonly environment: Environment;
  /** Shows why it failed; the general reason without a message. */
  readonly fail: (message?: string) => void;
  readonly open: ReturnType<typeof useModals>['open'];
}

/** Requests a city and shows a confirmation, or why that failed. Resolves when there is an answer. */
export const requestCity = ({ environment, fail, open }: Site, proposition: string): Promise<void> => {
  const attempt = `requestCity:${proposition.toLowerCase()}`;
  return new Promise((resolve) => {
    commitMutation<requestCityMutation>(environment, {
      mutation: graphql`
        mutation requestCityMutation($input: RequestCityInput!) {
          requestCity(input: $input) {
            proposition
            userErrors {
              message
            }
          }
        }
      `,
      variables: { input: { proposition, idempotencyKey: attemptKey(attempt) } },
      onCompleted: (answer, errors) => {
        resolve();
        // Errors of the gateway and of the network have already been shown.
        if (errors?.length) return;
        endAttempt(attempt);
        const [problem] = answer.requestCity?.userErrors ?? [];
        if (problem) fail(problem.message);
        else if (answer.requestCity?.proposition == null) fail();
        else open('requestCityConfirm', { city: answer.requestCity.proposition });
      },
      onError: () => resolve(),
    });
  });
};
