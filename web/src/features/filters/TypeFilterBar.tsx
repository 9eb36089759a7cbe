import { ActiveFilters } from './ActiveFilters.tsx';
import classes from './FilterBar.module.css';
import { FiltersButton } from './FiltersButton.tsx';
import type { OfferType } from './knownValues.ts';
import { TypeFilter } from './TypeFilter.tsx';

interface TypeFilterBarProps {
  readonly type: OfferType | null;
  /** Path of the list's first page. */
  readonly path: string;
}

/** The filters of a list that is of one category already. */
export function TypeFilterBar({ type, path }: TypeFilterBarProps) {
  const data = { options: [], filters: { categories: [], type }, path };
  return (
    <div className={classes['filters']}>
      <div className={classes['bar']}>
        <TypeFilter filters={data.filters} path={path} />
      </div>
      <div className={classes['phone']}>
        <FiltersButton {...data} />
      </div>
      <ActiveFilters {...data} />
    </div>
  );
}
