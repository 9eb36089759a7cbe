import { graphql, useFragment } from 'react-relay';
import type { FilterBar_city$key } from '../../__generated__/FilterBar_city.graphql.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import classes from './FilterBar.module.css';
import { categoryOptions } from './filterOptions.ts';
import { FiltersButton } from './FiltersButton.tsx';
import type { OfferFilters } from './offerFilters.ts';
import { TypeFilter } from './TypeFilter.tsx';

interface FilterBarProps {
  readonly city: FilterBar_city$key;
  readonly filters: OfferFilters;
  /** Path of the list's first page. */
  readonly path: string;
}

/** Narrows a city's offers by category and type: links on a wide screen, a modal on a phone. */
export function FilterBar({ city, filters, path }: FilterBarProps) {
  const { categories } = useFragment(
    graphql`
      fragment FilterBar_city on City {
        categories(sort: PARTNERS_COUNT) {
          category {
            orgSlug
            name
          }
          jobOffersCount
        }
      }
    `,
    city,
  );
  const options = categoryOptions(categories, filters.categories);
  return (
    <div className={classes['filters']}>
      <div className={classes['bar']}>
        <TypeFilter filters={filters} path={path} />
        {options.length > 0 && <CategoryFilter options={options} filters={filters} path={path} />}
      </div>
      <div className={classes['phone']}>
        <FiltersButton options={options} filters={filters} path={path} />
      </div>
      <ActiveFilters options={options} filters={filters} path={path} />
    </div>
  );
}
