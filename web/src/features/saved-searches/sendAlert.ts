import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { sendAlertMutation } from '../../__generated__/sendAlertMutation.graphql.ts';
import { oneAtATime } from '../../browser/oneAtATime.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { setAlert } from './alerts.ts';
import { searchInput, type SavedSearch } from './savedSearch.ts';
import { searchesEntry } from './savedSearches.ts';

/** The last tap for each search. */
const lastTaps = new Map<string, object>();

/**
 * Switches the mails about new offers of a search on or off. Shows it at once, and takes it back when the account refuses it.
 * Resolves to the reason, in the language of the page; null on success. Rejects when it could not be sent.
 */
export const sendAlert = async (
  environment: Environment,
  search: SavedSearch,
  isOn: boolean,
): Promise<string | null> => {
  const tap = {};
  lastTaps.set(search.id, tap);
  setAlert(search.id, isOn);
  const send = () =>
    sendMutation<sendAlertMutation>(
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
  try {
    // The last tap wins, and a removal is not overtaken.
    const { userErrors } = await oneAtATime(searchesEntry, send);
    const [rejection] = userErrors;
    if (!rejection) {
      // The account may have been read meanwhile, with the former state.
      if (lastTaps.get(search.id) === tap) setAlert(search.id, isOn);
      return null;
    }
    setAlert(search.id, !isOn);
    return rejection.message;
  } catch (error) {
    setAlert(search.id, !isOn);
    throw error;
  }
};
