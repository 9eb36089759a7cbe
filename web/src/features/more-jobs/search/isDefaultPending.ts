import type { Match } from 'found';
import type { RoutingContext } from '../../../routing/routingContext.ts';
import { pageNumberOf } from '../../../paths/segments.ts';
import { citiesNearVisitor } from '../../../shell/footer/useCitiesNearVisitor.ts';
import { searchFromQuery } from './moreJobSearch.ts';

/** Whether the list defaults to the nearest city: on its first page without a query, but not for bots. */
export const hasNearestCityDefault = (match: Pick<Match, 'params' | 'location' | 'context'>): boolean => {
  const { bot = false } = (match.context ?? {}) as Partial<RoutingContext>;
  return (
    !bot && pageNumberOf(match.params['page']) === 1 && !searchFromQuery(match.location.query ?? {}).chosen
  );
};

/**
 * Whether the nearest city must be looked up before offers are listed. A document from the server lists the offers of all
 * cities until then; a client-side navigation does not, because that list would be replaced.
 */
export const isDefaultPending = (match: Pick<Match, 'params' | 'location' | 'context'>): boolean =>
  match.location.action === 'PUSH' && hasNearestCityDefault(match) && citiesNearVisitor()?.length !== 0;
