import type { useCityCategories_city$key } from '../../__generated__/useCityCategories_city.graphql.ts';
import type { useFacets_offers$key } from '../../__generated__/useFacets_offers.graphql.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import type { Elements } from '../../ui/elements.ts';
import { written } from '../../ui/rich-text/written.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import classes from './FilterBar.module.css';
import { categoryOptions } from './filterOptions.ts';
import { FiltersButton } from './modal/FiltersButton.tsx';
import type { FilteredList } from './modal/filtersModalData.ts';
import { countFilters, type OfferFilters } from './offerFilters.ts';
import { TypeFilter } from './TypeFilter.tsx';
import { useCityCategories } from './useCityCategories.ts';
import { useFacets } from './useFacets.ts';

// The server writes the chips; a browser needs their code only for lists that are filtered.
const ActiveFilters = import.meta.env.SSR
  ? (await import('./ActiveFilters.tsx')).ActiveFilters
  : lazyComponent(
      withLateTexts(() => import('./ActiveFilters.tsx').then((m) => m.ActiveFilters)),
      written,
    );

interface FilterBarProps {
  /** The city whose categories one can choose; null where the list belongs to one category. */
  readonly city: useCityCategories_city$key | null;
  readonly list: FilteredList;
  /** The list, which provides the counts of the filters; null when it did not load. */
  readonly offers: useFacets_offers$key | null | undefined;
  readonly filters: OfferFilters;
  /** Path of the list's first page. */
  readonly path: string;
  /** A button for the whole list. */
  readonly action: Elements;
}

/** The filters of a list of offers: types and categories as links on a wide screen, everything in a modal. */
export function FilterBar({ city, list, offers, filters, path, action }: FilterBarProps) {
  const categories = useCityCategories(city);
  const facets = useFacets(offers);
  const options = categoryOptions(categories, filters.categories).map((option) => ({
    ...option,
    count: facets.ofCategory(option.orgSlug) ?? option.count,
  }));
  return (
    <div className={classes['filters']}>
      <div className={classes['row']}>
        <div className={classes['bar']}>
          <TypeFilter filters={filters} path={path} countOf={facets.ofType} />
        </div>
        <div className={classes['tools']}>
          {options.length > 0 && (
            <div className={classes['bar']}>
              <CategoryFilter options={options} filters={filters} path={path} />
            </div>
          )}
          <div className={classes['all']}>
            <FiltersButton {...{ options, filters, path, list, facets }} />
          </div>
          {action}
          {countFilters(filters) > 0 && (
            <div className={classes['active']}>
              <ActiveFilters {...{ options, filters, path }} currency={facets.currency} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
