import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { savedOffers as maxOfAccount } from '../../../../schema/limits.json';
import type { syncSavedOffersIdsQuery } from '../../__generated__/syncSavedOffersIdsQuery.graphql.ts';
import type { syncSavedOffersMutation } from '../../__generated__/syncSavedOffersMutation.graphql.ts';
import type { syncSavedOffersQuery } from '../../__generated__/syncSavedOffersQuery.graphql.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { parseOffers, storedOffer, type StoredOffer } from '../stored-offers/storedOffers.ts';
import { syncedList } from '../synced-lists/syncedList.ts';
import { maxSaved, savedOffers } from './savedOffers.ts';

type Offers = readonly StoredOffer[];

const idsOf = (offers: Offers): string[] => offers.map(({ id }) => id);

const change = (environment: Environment, added: Offers, removed: Offers) =>
  sendMutation<syncSavedOffersMutation>(
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
    { isKept: true },
  );

/** Reads the latest offers of the account. */
const read = async (environment: Environment): Promise<Offers> => {
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
};

const idsPerPage = 200;

/** Reads the ids of all offers of the account, and how many it has: also some that are no longer shown have a place there. */
const readAllIds = async (environment: Environment) => {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await fetchQuery<syncSavedOffersIdsQuery>(
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
    ).toPromise();
    const { edges, totalCount } = answer?.viewer?.savedOffers ?? {};
    if (!edges || totalCount == null) throw new Error('The saved offers did not load.');
    edges.forEach((edge) => edge?.node && ids.add(edge.node.id));
    if (page * idsPerPage >= totalCount) return { ids, total: totalCount };
  }
};

/** Sends a change; when the account has no room for all, as many as fit, the latest first. Resolves to the others. */
const send = async (environment: Environment, added: Offers, removed: Offers): Promise<Offers> => {
  const [rejection] = await change(environment, added, removed);
  if (!rejection) return [];
  if (rejection.code !== 'TOO_MANY') throw new Error(rejection.message);
  const { ids, total } = await readAllIds(environment);
  const missing = added.filter(({ id }) => !ids.has(id));
  const leaving = removed.filter(({ id }) => ids.has(id));
  const room = Math.max(0, maxOfAccount - total + leaving.length);
  const [refusal] = await change(environment, missing.slice(0, room), removed);
  if (refusal) throw new Error(refusal.message);
  return missing.slice(room);
};

/** The saved offers of this browser and of the account. */
export const syncedOffers = syncedList<StoredOffer>({
  entry: 'syncedOffers',
  list: savedOffers,
  max: maxSaved,
  parse: (text) => parseOffers(text, maxSaved),
  send,
  read,
});
