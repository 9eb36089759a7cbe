import type { CategoryOption } from './filterOptions.ts';
import type { OfferFilters } from './offerFilters.ts';

/** What filtersModal is opened with. */
export interface FiltersModalData {
  /** Empty where only the type can be chosen. */
  readonly options: readonly CategoryOption[];
  readonly filters: OfferFilters;
  /** Path of the list's first page, without the language. */
  readonly path: string;
}
