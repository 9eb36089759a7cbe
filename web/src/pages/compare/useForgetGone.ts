import { useEffect } from 'react';
import { comparison, setComparison } from '../../features/comparison/comparisonStore.ts';

/** Takes offers that are no longer on the site out of the visitor's choice, where they would stay for ever. */
export const useForgetGone = (gone: readonly string[]): void => {
  const places = gone.join(',');
  useEffect(() => {
    const rest = comparison().filter(({ place }) => !places.split(',').includes(place));
    if (rest.length < comparison().length) setComparison(rest);
  }, [places]);
};
