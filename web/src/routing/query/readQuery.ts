import type { Match } from 'found';
import { searchOf } from '../../paths/searchOf.ts';
import { pageRouteOf } from '../foundTypes.ts';
import type { RoutingContext } from '../routingContext.ts';
import type { Query, ReadParameters } from '../pageOptions.ts';

const readBy = (parameters: ReadParameters): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (typeof one === 'string') search.append(name, one);
  return search;
};

interface Place {
  readonly routes: Match['routes'] | undefined;
  readonly search: string;
  readonly query: Query;
  readonly context: Pick<RoutingContext, 'categories'>;
}

/**
 * The query that the server renders a page from. Addresses that differ in nothing else have the same HTML, which is kept once. A
 * page about the user, which is never kept, is rendered from the whole query.
 */
export const readSearch = ({ routes, search, query, context }: Place): string => {
  const route = pageRouteOf(routes);
  if (search === '' || route.isPrivate === true) return search;
  return searchOf(readBy(route.getOptions?.()?.readQuery?.(query, context) ?? {}));
};
