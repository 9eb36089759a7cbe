import { storedValue } from '../../browser/storedValue.ts';
import { comparedFrom, maxCompared, type ComparedOffer } from './comparedOffers.ts';

const stored = storedValue('comparison', comparedFrom);

/** The offers chosen for comparison, in the order of selection. Browser only. */
export const comparison = stored.get;

/** Replaces the chosen offers, for this and later visits. */
export const setComparison = stored.set;

/** Subscribes to the selection, including changes in other tabs. */
export const subscribeToComparison = stored.subscribe;

/** Adds an offer or removes it; false when there is no room for another. */
export const toggleCompared = (offer: ComparedOffer): boolean => {
  const chosen = comparison();
  const others = chosen.filter(({ id }) => id !== offer.id);
  if (others.length === chosen.length && chosen.length >= maxCompared) return false;
  setComparison(others.length === chosen.length ? [...chosen, offer] : others);
  return true;
};
