import type { Match } from 'found';
import type { RoutingContext } from '../../../routing/routingContext.ts';
import { pageNumberOf } from '../../../paths/segments.ts';
import { citiesNearVisitor } from '../../../shell/footer/useCitiesNearVisitor.ts';
import { searchFromQuery } from './moreJobSearch.ts';

/**
 * Whether the nearest city must be looked up before offers are listed: after a navigation to the first page without a place. A
 * document lists what the server has decided; bots get the offers of all cities.
 */
export const isDefaultPending = ({
  location,
  params,
  context,
}: Pick<Match, 'params' | 'location' | 'context'>): boolean => {
  const { bot = false } = (context ?? {}) as Partial<RoutingContext>;
  return (
    location.action === 'PUSH' &&
    !bot &&
    pageNumberOf(params['page']) === 1 &&
    !searchFromQuery(location.query ?? {}).chosen &&
    citiesNearVisitor()?.length !== 0
  );
};
