import { useEffect } from 'react';
import { comparison } from '../../features/comparison/comparison.ts';

/** Removes offers that no longer exist from the visitor's choice. */
export const useRemoveMissingOffers = (missingPlaces: readonly string[]): void => {
  const places = missingPlaces.join(',');
  useEffect(() => {
    const rest = comparison.get().filter(({ place }) => !places.split(',').includes(place));
    if (rest.length < comparison.get().length) comparison.set(rest);
  }, [places]);
};
