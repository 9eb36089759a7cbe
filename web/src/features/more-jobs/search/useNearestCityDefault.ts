import { useRouter, type Match } from 'found';
import { useEffect } from 'react';
import { moreJobsPath } from '../../../paths/paths.ts';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { useCitiesNearVisitor } from '../../../shell/footer/useCitiesNearVisitor.ts';
import { moreJobsNear } from './moreJobSearch.ts';

/**
 * Adds the nearest city to the address before offers are listed; without a city nearby the list is not limited to a place.
 * A list that is shown does not change: the server has looked up the place of its visitor.
 */
export const useNearestCityDefault = ({ location: { search } }: Match, isPending: boolean): void => {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const { waiting, cities } = useCitiesNearVisitor(isPending);
  const [nearest] = cities ?? [];
  const path = localPath(nearest ? moreJobsNear(nearest, search) : moreJobsPath() + search);
  useEffect(() => {
    if (isPending && !waiting) router.replace(path);
  }, [isPending, path, router, waiting]);
};
