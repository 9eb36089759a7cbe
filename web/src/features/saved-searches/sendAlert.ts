import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { sendAlertMutation } from '../../__generated__/sendAlertMutation.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { setAlert } from './alerts.ts';
import { searchInput, type SavedSearch } from './savedSearch.ts';

/**
 * Switches the mails about new offers of a search on or off. Shows it at once, and takes it back when the account refuses it.
 * Resolves to the reason, in the language of the page; null on success. Rejects when it could not be sent.
 */
export const sendAlert = async (
  environment: Environment,
  search: SavedSearch,
  isOn: boolean,
): Promise<string | null> => {
  setAlert(search.id, isOn);
  try {
    const [rejection] = await sendMutation<sendAlertMutation>(
      environment,
      graphql`
        mutation sendAlertMutation($input: SetSearchAlertInput!) {
          setSearchAlert(input: $input) {
            userErrors {
              message
            }
          }
        }
      `,
      { input: { ...searchInput(search), alerts: isOn } },
    );
    if (!rejection) return null;
    setAlert(search.id, !isOn);
    return rejection.message;
  } catch (error) {
    setAlert(search.id, !isOn);
    throw error;
  }
};
