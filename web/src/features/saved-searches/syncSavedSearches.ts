import { fetchQuery, graphql } from 'react-relay';
import type { syncSavedSearchesMutation } from '../../__generated__/syncSavedSearchesMutation.graphql.ts';
import type { syncSavedSearchesQuery } from '../../__generated__/syncSavedSearchesQuery.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { syncedList } from '../synced-lists/syncedList.ts';
import { setAlerts } from './alerts.ts';
import { parseSearches, savedSearch, searchInput, type SavedSearch } from './savedSearch.ts';
import { maxSearches, savedSearches, searchesEntry } from './savedSearches.ts';

/** The saved searches of this browser and of the account, whose alerts are read with them. */
export const syncedSearches = syncedList<SavedSearch>({
  entry: searchesEntry,
  list: savedSearches,
  parse: (text) => parseSearches(text, maxSearches),

  send: async (environment, added, removed) => {
    const rejections = await sendMutation<syncSavedSearchesMutation>(
      environment,
      graphql`
        mutation syncSavedSearchesMutation($input: ChangeSavedSearchesInput!) {
          changeSavedSearches(input: $input) {
            userErrors {
              message
            }
          }
        }
      `,
      { input: { add: added.map(searchInput), remove: removed.map(searchInput) } },
    );
    if (rejections[0]) throw new Error(rejections[0].message);
  },

  read: async (environment) => {
    const answer = await fetchQuery<syncSavedSearchesQuery>(
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
              categories {
                orgSlug
                name
              }
              type
              alerts
            }
          }
        }
      `,
      {},
    ).toPromise();
    const rows = answer?.viewer?.savedSearches;
    if (!rows) throw new Error('The saved searches did not load.');
    const read = rows.flatMap((row) => {
      if (!row?.city) return [];
      const categories = row.categories.flatMap((category) =>
        category ? { slug: category.orgSlug, name: category.name } : [],
      );
      const search = savedSearch({ city: row.city, categories, type: row.type ?? null });
      return { search, alerts: row.alerts };
    });
    setAlerts(new Set(read.filter(({ alerts }) => alerts).map(({ search }) => search.id)));
    return read.map(({ search }) => search).slice(0, maxSearches);
  },
});
