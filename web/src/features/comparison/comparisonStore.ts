import { keptValue } from '../../browser/keptValue.ts';
import { comparedFrom, maxCompared, type ComparedOffer } from './comparedOffers.ts';

const kept = keptValue('comparison', comparedFrom);

/** The offers chosen for comparison, in the order of selection. Browser only. */
export const comparison = kept.get;

/** Replaces the chosen offers, for this and later visits. */
export const setComparison = kept.set;

/** Subscribes to the selection, including changes in other tabs. */
export const subscribeToComparison = kept.subscribe;

/** Adds an offer or removes it; false when there is no room for another. */
export const toggleCompared = (offer: ComparedOffer): boolean => {
  const chosen = comparison();
  const others = chosen.filter(({ id }) => id !== offer.id);
  if (others.length === chosen.length && chosen.length >= maxCompared) return false;
  setComparison(others.length === chosen.length ? [...chosen, offer] : others);
  return true;
};
