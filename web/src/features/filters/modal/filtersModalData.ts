import type { CategoryOption } from '../filterOptions.ts';
import type { OfferFilters } from '../offerFilters.ts';
import type { Facets } from '../facets.ts';

/** A list of offers without its filters. */
export interface FilteredList {
  readonly citySlug: string;
  /** The category to which all of them belong. */
  readonly category?: string;
}

/** The data of filtersModal. */
export interface FiltersModalData {
  /** Empty where only the type can be chosen. */
  readonly options: readonly CategoryOption[];
  readonly filters: OfferFilters;
  /** How many offers match with each choice beside `filters`. */
  readonly facets: Facets;
  readonly list: FilteredList;
  /** Path of the list's first page, without the language. */
  readonly path: string;
}
