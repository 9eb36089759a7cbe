import type { Match } from 'found';
import type { RoutingContext } from '../../../routing/routingContext.ts';
import { pageNumberOf } from '../../../paths/segments.ts';
import { citiesNearVisitor } from '../../../shell/footer/useCitiesNearVisitor.ts';
import { searchFromQuery } from './moreJobSearch.ts';

/** Whether a list is of the nearest city unless the visitor says otherwise: its first page, for people, without a query. */
export const isByDefault = (match: Pick<Match, 'params' | 'location' | 'context'>): boolean => {
  const { bot = false } = (match.context ?? {}) as Partial<RoutingContext>;
  return (
    !bot && pageNumberOf(match.params['page']) === 1 && !searchFromQuery(match.location.query ?? {}).chosen
  );
};

/**
 * Whether the nearest city is still to be found out before anything is listed. A document that the server sent lists
 * offers of everywhere meanwhile; on the way from another page of the site nothing is asked for in vain.
 */
export const isDefaultPending = (match: Pick<Match, 'params' | 'location' | 'context'>): boolean =>
  match.location.action === 'PUSH' && isByDefault(match) && citiesNearVisitor()?.length !== 0;
