import { MOST_COMPARED, offerPlace } from './comparedOffers.ts';

/** The address of a comparison; offers are named as in their own addresses. */
export const comparePath = (places: readonly string[]): string =>
  places.length === 0 ? '/compare' : `/compare?offers=${places.join(',')}`;

/** The offers that an address names, each once; what can be no offer, and what is too many, is left out. */
export const comparedPlaces = (offers: unknown): string[] => {
  const named = [offers]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .map((place) => place.trim().toLowerCase())
    .filter((place) => offerPlace.test(place));
  return [...new Set(named)].slice(0, MOST_COMPARED);
};
