import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { savedOffers as maxOfAccount } from '../../../../schema/limits.json';
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
  );

/** Reads the latest offers of the account, and how many it has. */
const read = async (environment: Environment) => {
  const answer = await fetchQuery<syncSavedOffersQuery>(
    environment,
    graphql`
      query syncSavedOffersQuery {
        viewer {
          savedOffers(first: 100) {
            totalCount
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
  const { edges, totalCount } = answer?.viewer?.savedOffers ?? {};
  if (!edges) throw new Error('The saved offers did not load.');
  const offers = edges.flatMap((edge) => (edge?.node ? (storedOffer(edge.node) ?? []) : []));
  return { offers: offers.slice(0, maxSaved), total: totalCount ?? edges.length };
};

const isIn = (offers: Offers, { id }: StoredOffer): boolean => offers.some((offer) => offer.id === id);

/** Sends a change; when the account has no room for all, as many as fit, the latest first. Resolves to the others. */
const send = async (environment: Environment, added: Offers, removed: Offers): Promise<Offers> => {
  const [rejection] = await change(environment, added, removed);
  if (!rejection) return [];
  if (rejection.code !== 'TOO_MANY') throw new Error(rejection.message);
  const { offers, total } = await read(environment);
  const missing = added.filter((offer) => !isIn(offers, offer));
  const leaving = offers.filter((offer) => isIn(removed, offer));
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
  keepsRefused: true,
  parse: (text) => parseOffers(text, maxSaved),
  send,
  read: async (environment) => (await read(environment)).offers,
});
