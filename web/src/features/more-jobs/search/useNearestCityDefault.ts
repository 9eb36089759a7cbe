import { useRouter, type Match } from 'found';
import { useEffect } from 'react';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { moreJobsPath } from '../../../paths/paths.ts';
import { useCitiesNearVisitor } from '../../../shell/footer/useCitiesNearVisitor.ts';
import { hasNearestCityDefault } from './isDefaultPending.ts';
import { everywhere, placeOfCity, searchToQuery } from './moreJobSearch.ts';

/** Adds the nearest city to an address without a place; without a city nearby the list is not limited to a place. */
export const useNearestCityDefault = (match: Match, isListed: boolean): void => {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const hasDefault = hasNearestCityDefault(match);
  const { waiting, cities } = useCitiesNearVisitor(hasDefault);
  const path = localPath(moreJobsPath());
  const { search } = match.location;
  useEffect(() => {
    if (!hasDefault || waiting) return;
    const [nearest] = cities ?? [];
    if (nearest) {
      const others = search.replace('?', '&');
      router.replace(path + searchToQuery({ ...everywhere, ...placeOfCity(nearest) }) + others);
    } else if (!isListed) {
      router.replace(path + search);
    }
  }, [hasDefault, cities, isListed, path, router, search, waiting]);
};
