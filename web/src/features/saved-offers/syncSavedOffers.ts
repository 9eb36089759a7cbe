import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { syncSavedOffersMutation } from '../../__generated__/syncSavedOffersMutation.graphql.ts';
import type { syncSavedOffersQuery } from '../../__generated__/syncSavedOffersQuery.graphql.ts';
import { readLocal, writeLocal } from '../../browser/localStore.ts';
import { oneAtATime } from '../../browser/oneAtATime.ts';
import { sendMutation } from '../../relay/sendMutation.ts';
import { parseOffers, storedOffer, type StoredOffer } from '../stored-offers/storedOffers.ts';
import { maxSaved, savedOffers } from './savedOffers.ts';

type Offers = readonly StoredOffer[];

/** The list on which browser and account last agreed, if the browser refused to store it. */
let unstored: string | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'syncedOffers' && newValue === null) unstored = null;
  });
}

const agreed = (): string | null => unstored ?? readLocal('syncedOffers');

const agreeOn = (offers: Offers): void => {
  const text = JSON.stringify(offers);
  writeLocal('syncedOffers', text);
  unstored = readLocal('syncedOffers') === text ? null : text;
};

/** Whether browser and account agreed, and nothing was saved or removed in this browser since. */
export const isInSync = (): boolean => JSON.stringify(savedOffers.get()) === agreed();

const without = (offers: Offers, others: Offers): Offers =>
  offers.filter(({ id }) => !others.some((other) => other.id === id));

const idsOf = (offers: Offers): string[] => offers.map(({ id }) => id);

const send = async (environment: Environment, added: Offers, removed: Offers): Promise<void> => {
  if (added.length === 0 && removed.length === 0) return;
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
};

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

/**
 * Sends to the account what was saved and removed in this browser since they last agreed. The first time, or when `reads` is
 * set, it also takes over the account's list. Changes made meanwhile stay, and are sent by the next call. Rejects when the
 * account cannot be reached; then nothing changes.
 */
export const syncSavedOffers = (environment: Environment, { reads = false } = {}): Promise<void> =>
  oneAtATime('savedOffers', async () => {
    if (isInSync() && !reads) return;
    const base = parseOffers(agreed(), maxSaved);
    const list = savedOffers.get();
    await send(environment, without(list, base), without(base, list));
    const ofAccount = reads || agreed() === null ? await read(environment) : list;
    const now = savedOffers.get();
    agreeOn(ofAccount);
    savedOffers.set([...without(now, list), ...without(ofAccount, without(list, now))]);
  });
