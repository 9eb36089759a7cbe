import { fetchQuery, graphql } from 'react-relay';
import type { syncSavedOffersMutation } from '../../__generated__/syncSavedOffersMutation.graphql.ts';
import type { syncSavedOffersQuery } from '../../__generated__/syncSavedOffersQuery.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { parseOffers, storedOffer, type StoredOffer } from '../stored-offers/storedOffers.ts';
import { syncedList } from '../synced-lists/syncedList.ts';
import { maxSaved, savedOffers } from './savedOffers.ts';

const idsOf = (offers: readonly StoredOffer[]): string[] => offers.map(({ id }) => id);

/** The saved offers of this browser and of the account. */
export const syncedOffers = syncedList<StoredOffer>({
  entry: 'syncedOffers',
  list: savedOffers,
  parse: (text) => parseOffers(text, maxSaved),

  send: async (environment, added, removed) => {
    const rejections = await sendMutation<syncSavedOffersMutation>(
      environment,
      graphql`
        mutation syncSavedOffersMutation($input: ChangeSavedOffersInput!) {
          changeSavedOffers(input: $input) {
            userErrors {
              message
            }
          }
        }
      `,
      { input: { add: idsOf(added), remove: idsOf(removed) } },
    );
    if (rejections[0]) throw new Error(rejections[0].message);
    return [];
  },

  read: async (environment) => {
    const answer = await fetchQuery<syncSavedOffersQuery>(
      environment,
      graphql`
        query syncSavedOffersQuery {
          viewer {
            savedOffers(first: 100) {
              edges {
                node {
                  id
                  city {
                    name
                    slug
                  }
                  partner {
                    name
                    orgSlug
                    slug
                  }
                }
              }
            }
          }
        }
      `,
      {},
    ).toPromise();
    const edges = answer?.viewer?.savedOffers?.edges;
    if (!edges) throw new Error('The saved offers did not load.');
    return edges.flatMap((edge) => (edge?.node ? (storedOffer(edge.node) ?? []) : [])).slice(0, maxSaved);
  },
});
