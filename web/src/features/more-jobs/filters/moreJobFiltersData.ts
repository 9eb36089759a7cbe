import type { MoreJobSearch } from '../search/moreJobSearch.ts';

/** The data of moreJobFilters. */
export interface MoreJobFiltersData {
  readonly search: MoreJobSearch;
  /** The name of its city; null without one. */
  readonly city: string | null;
}
