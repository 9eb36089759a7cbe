import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { syncSavedSearchesMutation } from '../../__generated__/syncSavedSearchesMutation.graphql.ts';
import type { syncSavedSearchesQuery } from '../../__generated__/syncSavedSearchesQuery.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { requirementsOf } from './requirementsOf.ts';
import { sendWhatFits } from '../synced-lists/sendWhatFits.ts';
import { syncedList } from '../synced-lists/syncedList.ts';
import { noteChange, setAlerts } from './alerts.ts';
import { parseSearches, savedSearch, searchId, searchInput, type SavedSearch } from './savedSearch.ts';
import { maxSearches, maxSearchesHere, savedSearches, searchesEntry } from './savedSearches.ts';
import { sendQuery } from '../../relay/sendQuery.ts';

type Searches = readonly SavedSearch[];

const idsOf = (searches: Searches) => searches.map(({ id }) => id);

const read = async (environment: Environment): Promise<Searches> => {
  const answer = await sendQuery<syncSavedSearchesQuery>(
    environment,
    graphql`
      query syncSavedSearchesQuery {
        viewer {
          savedSearches {
            city {
              id
              name
              slug
            }
            categorySlugs
            categories {
              orgSlug
              name
            }
            type
            filter {
              age
              vehicle
              workLanguage
              remote
              verified
              payFrom
              costUpTo
              signUpWithin
              ratingFrom
            }
            currency
            alerts
          }
        }
      }
    `,
    {},
  );
  const rows = answer?.viewer?.savedSearches;
  if (!rows) throw new Error('The saved searches did not load.');
  const found = rows.flatMap((row) => {
    if (!row?.city) return [];
    const names = new Map(row.categories.map((category) => [category?.orgSlug, category?.name]));
    const categories = row.categorySlugs.map((slug) => ({ slug, name: names.get(slug) ?? '' }));
    return [
      {
        search: savedSearch({
          city: row.city,
          categories,
          type: row.type ?? null,
          requirements: requirementsOf(row.filter),
          currency: row.currency ?? null,
        }),
        alerts: row.alerts,
      },
    ];
  });
  setAlerts(new Set(found.filter(({ alerts }) => alerts).map(({ search }) => search.id)));
  return found.map(({ search }) => search);
};

const change = async (environment: Environment, added: Searches, removed: Searches) => {
  const { endedAlerts, userErrors } = await sendMutation<syncSavedSearchesMutation>(
    environment,
    graphql`
      mutation syncSavedSearchesMutation($input: ChangeSavedSearchesInput!) {
        changeSavedSearches(input: $input) {
          endedAlerts {
            cityId
            categories
            type
            filter {
              age
              vehicle
              workLanguage
              remote
              verified
              payFrom
              costUpTo
              signUpWithin
              ratingFrom
            }
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    { input: { add: added.map(searchInput), remove: removed.map(searchInput) } },
    { queuesFailures: true },
  );
  // The account alone knows which mails end, which Undo restores. It is not asked before: the user may sign out meanwhile.
  const ended = endedAlerts.map((alert) =>
    searchId({ ...alert, type: alert.type ?? null, requirements: requirementsOf(alert.filter) }),
  );
  if (userErrors.length === 0) noteChange({ added: idsOf(added), removed: idsOf(removed), ended });
  return userErrors;
};

const readIds = async (environment: Environment) => {
  const searches = await read(environment);
  return { ids: new Set(idsOf(searches)), total: searches.length };
};

/** The saved searches of this browser and of the account, whose alerts are read with them. */
export const syncedSearches = syncedList<SavedSearch>({
  entry: searchesEntry,
  list: savedSearches,
  max: maxSearchesHere,
  parse: (text) => parseSearches(text, maxSearchesHere),
  send: sendWhatFits({ max: maxSearches, change, readIds }),
  read,
});
