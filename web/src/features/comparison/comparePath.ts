import { offerPlace } from '../stored-offers/storedOffers.ts';
import { maxCompared } from './comparison.ts';

/** The path of a comparison; offers are written as in their own paths. */
export const comparePath = (places: readonly string[]): string =>
  places.length === 0 ? '/compare' : `/compare?offers=${places.join(',')}`;

/**
 * The offers in the query of a comparison, without duplicates; invalid ones and those beyond the maximum are dropped.
 */
export const comparedPlaces = (offers: unknown): string[] => {
  const placesInQuery = [offers]
    .flat()
    .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
    .map((place) => place.trim().toLowerCase())
    .filter((place) => offerPlace.test(place));
  return [...new Set(placesInQuery)].slice(0, maxCompared);
};
