import { useRouter } from 'found';
import { withoutLanguage, withoutPage } from '../../paths/paths.ts';
import type { RoutingContext } from '../../routing/routingContext.ts';
import { filtersFromQuery, type OfferFilters } from './offerFilters.ts';

/**
 * The filters and the order that are chosen: those of the coming address at once, while the list at `path` still shows its
 * offers with the former ones.
 */
export const useChosenFilters = (former: OfferFilters, path: string): OfferFilters => {
  // The router names the coming place as soon as a navigation to it starts.
  const { location, context } = useRouter<RoutingContext>().match;
  if (withoutLanguage(withoutPage(location.pathname)) !== path) return former;
  return filtersFromQuery(location.query ?? {}, context.categories);
};
