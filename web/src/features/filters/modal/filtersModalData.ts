import type { CategoryOption } from '../filterOptions.ts';
import type { OfferFilters } from '../offerFilters.ts';
import type { Facets } from '../useFacets.ts';

/** The data of filtersModal. */
export interface FiltersModalData {
  /** Empty where only the type can be chosen. */
  readonly options: readonly CategoryOption[];
  readonly filters: OfferFilters;
  /** How many offers match with a type and the categories of `filters`. */
  readonly countOfType: Facets['ofType'];
  /** Path of the list's first page, without the language. */
  readonly path: string;
}
