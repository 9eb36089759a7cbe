import { keptValue } from '../../browser/keptValue.ts';
import { comparedFrom, MOST_COMPARED, type ComparedOffer } from './comparedOffers.ts';

const kept = keptValue('comparison', comparedFrom);

/** The offers that the visitor has chosen to compare, in the order of the choice. Browser only. */
export const comparison = kept.get;

/** Chooses others instead, for this and later visits. */
export const setComparison = kept.set;

/** Follows the choice, also when another tab changes it. */
export const subscribeToComparison = kept.subscribe;

/** Chooses an offer or no longer does; false when there is no room for it. */
export const toggleCompared = (offer: ComparedOffer): boolean => {
  const held = comparison();
  const others = held.filter(({ id }) => id !== offer.id);
  if (others.length === held.length && held.length >= MOST_COMPARED) return false;
  setComparison(others.length === held.length ? [...held, offer] : others);
  return true;
};
