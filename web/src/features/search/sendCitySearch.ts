import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type {
  sendCitySearchMutation,
  sendCitySearchMutation$variables,
} from '../../__generated__/sendCitySearchMutation.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';

/** Sends a search and the chosen city. Rejects when it could not be sent. */
export const sendCitySearch = (
  environment: Environment,
  input: sendCitySearchMutation$variables['input'],
): Promise<unknown> =>
  sendMutation<sendCitySearchMutation>(
    environment,
    graphql`
      mutation sendCitySearchMutation($input: RecordCitySearchInput!) {
        recordCitySearch(input: $input) {
          recorded
        }
      }
    `,
    { input },
  );
