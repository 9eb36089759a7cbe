import { useEffect } from 'react';
import { comparison, setComparison } from '../../features/comparison/comparisonStore.ts';

/** Removes offers that no longer exist from the visitor's choice. */
export const useRemoveMissingOffers = (missingPlaces: readonly string[]): void => {
  const places = missingPlaces.join(',');
  useEffect(() => {
    const rest = comparison().filter(({ place }) => !places.split(',').includes(place));
    if (rest.length < comparison().length) setComparison(rest);
  }, [places]);
};
