import type { FilteredList } from '../../filters/modal/filtersModalData.ts';
import type { OfferFilters } from '../../filters/offerFilters.ts';

/** A list whose filters match nothing. */
export interface EmptiedList {
  readonly list: FilteredList;
  readonly filters: OfferFilters;
  /** Path of the list's first page. */
  readonly path: string;
  /** Undefined where the list belongs to one category. */
  readonly categoryName?: ((slug: string) => string) | undefined;
  /** The currency of amounts; null if it is unknown. */
  readonly currency: string | null;
}
