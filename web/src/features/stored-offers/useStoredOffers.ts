import { useSyncExternalStore } from 'react';
import type { StoredOfferList } from './storedOfferList.ts';
import type { StoredOffer } from './storedOffers.ts';

const none: readonly StoredOffer[] = [];

/** The offers of a list; none until the page is hydrated. */
export const useStoredOffers = ({ get, subscribe }: StoredOfferList): readonly StoredOffer[] =>
  useSyncExternalStore(subscribe, get, () => none);
