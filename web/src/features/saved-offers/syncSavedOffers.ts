import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { savedOffers as maxOfAccount } from '../../../../schema/limits.json';
import type { syncSavedOffersIdsQuery } from '../../__generated__/syncSavedOffersIdsQuery.graphql.ts';
import type { syncSavedOffersMutation } from '../../__generated__/syncSavedOffersMutation.graphql.ts';
import type { syncSavedOffersQuery } from '../../__generated__/syncSavedOffersQuery.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { parseOffers, storedOffer, type StoredOffer } from '../stored-offers/storedOffers.ts';
import { sendWhatFits } from '../synced-lists/sendWhatFits.ts';
import { syncedList } from '../synced-lists/syncedList.ts';
import { maxSaved, savedOffers } from './savedOffers.ts';
import { sendQuery } from '../../relay/sendQuery.ts';

type Offers = readonly StoredOffer[];

const idsOf = (offers: Offers): string[] => offers.map(({ id }) => id);

const change = async (environment: Environment, added: Offers, removed: Offers) => {
  const { userErrors } = await sendMutation<syncSavedOffersMutation>(
    environment,
    graphql`
      mutation syncSavedOffersMutation($input: ChangeSavedOffersInput!) {
        changeSavedOffers(input: $input) {
          userErrors {
            code
            message
          }
        }
      }
    `,
    { input: { add: idsOf(added), remove: idsOf(removed) } },
    { queuesFailures: true },
  );
  return userErrors;
};

/** Reads the latest offers of the account. */
const read = async (environment: Environment): Promise<Offers> => {
  const answer = await sendQuery<syncSavedOffersQuery>(
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
  );
  const edges = answer?.viewer?.savedOffers?.edges;
  if (!edges) throw new Error('The saved offers did not load.');
  return edges.flatMap((edge) => (edge?.node ? (storedOffer(edge.node) ?? []) : [])).slice(0, maxSaved);
};

const idsPerPage = 200;

const readIds = async (environment: Environment) => {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await sendQuery<syncSavedOffersIdsQuery>(
      environment,
      graphql`
        query syncSavedOffersIdsQuery($first: Int!, $page: Int!) {
          viewer {
            savedOffers(first: $first, page: $page) {
              totalCount
              edges {
                node {
                  id
                }
              }
            }
          }
        }
      `,
      { first: idsPerPage, page },
    );
    const { edges, totalCount } = answer?.viewer?.savedOffers ?? {};
    if (!edges || totalCount == null) throw new Error('The saved offers did not load.');
    edges.forEach((edge) => edge?.node && ids.add(edge.node.id));
    if (page * idsPerPage >= totalCount) return { ids, total: totalCount };
  }
};

/** The saved offers of this browser and of the account. */
export const syncedOffers = syncedList<StoredOffer>({
  entry: 'syncedOffers',
  list: savedOffers,
  max: maxSaved,
  parse: (text) => parseOffers(text, maxSaved),
  send: sendWhatFits({ max: maxOfAccount, change, readIds }),
  read,
});
