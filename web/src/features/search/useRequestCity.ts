import { createElement, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { useRequestCityMutation } from '../../__generated__/useRequestCityMutation.graphql.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { attemptKey, endAttempt } from '../../browser/attemptKey.ts';

/** Returns a function that requests a city and shows a confirmation, and whether a request is in flight. */
export const useRequestCity = (): [(proposition: string) => void, boolean] => {
  const [request, isInFlight] = useMutation<useRequestCityMutation>(graphql`
    mutation useRequestCityMutation($input: RequestCityInput!) {
      requestCity(input: $input) {
        proposition
        userErrors {
          message
        }
      }
    }
  `);
  const flash = useFlash();
  const { open } = useModals();
  const sendRequest = useCallback(
    (proposition: string) => {
      const fail = (message?: string): void => {
        flash({
          variation: 'error',
          message: message ?? createElement(FormattedMessage, { id: 'requestCity.failed' }),
          source: 'requestCity',
          pushable: false,
        });
      };
      const attempt = `requestCity:${proposition.toLowerCase()}`;
      request({
        variables: { input: { proposition, idempotencyKey: attemptKey(attempt) } },
        onCompleted: ({ requestCity }, errors) => {
          // Errors of the gateway and of the network have already been shown.
          if (errors?.length) return;
          endAttempt(attempt);
          const [problem] = requestCity?.userErrors ?? [];
          if (problem) fail(problem.message);
          else if (requestCity?.proposition == null) fail();
          else open('requestCityConfirm', { city: requestCity.proposition });
        },
        onError: () => undefined,
      });
    },
    [flash, open, request],
  );
  return [sendRequest, isInFlight];
};
