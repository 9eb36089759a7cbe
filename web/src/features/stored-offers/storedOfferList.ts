import type { StorageEntry } from '../../browser/storageEntries.ts';
import { storedValue } from '../../browser/storedValue.ts';
import { parseOffers, type StoredOffer } from './storedOffers.ts';

/**
 * A list of offers that the visitor has chosen, stored for later visits. New offers go to the place `newAt`, by default to
 * the end. Browser only.
 */
export const storedOfferList = (entry: StorageEntry, max: number, newAt = max) => {
  const stored = storedValue(entry, (text) => parseOffers(text, max));
  const others = (id: string) => {
    stored.reread();
    return stored.get().filter((offer) => offer.id !== id);
  };
  return {
    get: stored.get,
    set: stored.set,
    subscribe: stored.subscribe,

    /** Adds an offer, if it is not in the list, or moves it; false when there is no room for another. */
    put: (offer: StoredOffer, at = newAt): boolean => {
      const rest = others(offer.id);
      if (rest.length >= max) return false;
      stored.set([...rest.slice(0, at), offer, ...rest.slice(at)]);
      return true;
    },

    /** Removes an offer. Returns its place in the list, -1 if it was not there. */
    remove: (id: string): number => {
      const rest = others(id);
      const at = stored.get().findIndex((offer) => offer.id === id);
      stored.set(rest);
      return at;
    },
  };
};

export type StoredOfferList = ReturnType<typeof storedOfferList>;
