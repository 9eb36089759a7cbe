import type { useFacets_offers$key } from '../../__generated__/useFacets_offers.graphql.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import classes from './FilterBar.module.css';
import type { FilteredList } from './modal/filtersModalData.ts';
import { FiltersButton } from './modal/FiltersButton.tsx';
import type { OfferFilters } from './offerFilters.ts';
import type { Elements } from '../../ui/elements.ts';
import { TypeFilter } from './TypeFilter.tsx';
import { useFacets } from './useFacets.ts';

interface TypeFilterBarProps {
  /** Without categories. */
  readonly filters: OfferFilters;
  readonly list: FilteredList;
  /** The list, which provides the counts of the filters; null when it did not load. */
  readonly offers: useFacets_offers$key | null | undefined;
  /** Path of the list's first page. */
  readonly path: string;
  /** A button for the whole list. */
  readonly action: Elements;
}

/** The filters of a list that already belongs to one category. */
export function TypeFilterBar({ filters, offers, path, list, action }: TypeFilterBarProps) {
  const facets = useFacets(offers);
  const data = { options: [], filters, path };
  return (
    <div className={classes['filters']}>
      <div className={classes['row']}>
        <div className={classes['bar']}>
          <TypeFilter filters={filters} path={path} countOf={facets.ofType} />
        </div>
        <div className={classes['phone']}>
          <FiltersButton {...data} list={list} facets={facets} />
        </div>
        {action}
      </div>
      <ActiveFilters {...data} />
    </div>
  );
}
