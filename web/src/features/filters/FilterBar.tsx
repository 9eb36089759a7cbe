import type { useCityCategories_city$key } from '../../__generated__/useCityCategories_city.graphql.ts';
import type { useFacets_offers$key } from '../../__generated__/useFacets_offers.graphql.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import classes from './FilterBar.module.css';
import { categoryOptions } from './filterOptions.ts';
import { FiltersButton } from './modal/FiltersButton.tsx';
import type { OfferFilters } from './offerFilters.ts';
import type { Elements } from '../../ui/elements.ts';
import { TypeFilter } from './TypeFilter.tsx';
import { useCityCategories } from './useCityCategories.ts';
import { useFacets } from './useFacets.ts';

interface FilterBarProps {
  readonly city: useCityCategories_city$key;
  readonly citySlug: string;
  /** The list, which provides the counts of the filters; null when it did not load. */
  readonly offers: useFacets_offers$key | null | undefined;
  readonly filters: OfferFilters;
  /** Path of the list's first page. */
  readonly path: string;
  /** A button for the whole list. */
  readonly action: Elements;
}

/** Filters a city's offers by category and type: links on a wide screen, a modal on a phone. */
export function FilterBar({ city, citySlug, offers, filters, path, action }: FilterBarProps) {
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
          {options.length > 0 && <CategoryFilter options={options} filters={filters} path={path} />}
        </div>
        <div className={classes['phone']}>
          <FiltersButton
            options={options}
            filters={filters}
            path={path}
            list={{ citySlug }}
            facets={facets}
          />
        </div>
        {action}
      </div>
      <ActiveFilters options={options} filters={filters} path={path} />
    </div>
  );
}
