import { useRouter } from 'found';
import { withoutLanguage, withoutPage } from '../../paths/paths.ts';
import type { RoutingContext } from '../../routing/routingContext.ts';
import type { Query } from '../../routing/pageOptions.ts';
import type { KnownCategories } from './knownCategories.ts';

/**
 * The filters and the order that are chosen: those of the coming address at once, while the list at `path` still shows its
 * offers with the former ones.
 */
export const useChosenFilters = <Filters>(
  former: Filters,
  path: string,
  fromQuery: (query: Query, known: KnownCategories) => Filters,
): Filters => {
  // The router names the coming place as soon as a navigation to it starts.
  const { location, context } = useRouter<RoutingContext>().match;
  if (withoutLanguage(withoutPage(location.pathname)) !== path) return former;
  return fromQuery(location.query ?? {}, context.categories);
};
