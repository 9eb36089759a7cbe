import { FormattedMessage } from 'react-intl';
import { filtersToParameters, type OfferFilters } from '../offerFilters.ts';
import { offerSorts, sortMessage } from './offerSort.ts';
import classes from './ResultBar.module.css';
import { SortChoice } from './SortChoice.tsx';

interface ResultBarProps {
  /** How many offers match the filters; null when unknown. */
  readonly count: number | null;
  readonly filters: OfferFilters;
  /** Path of the list's first page. */
  readonly path: string;
}

/** The bar above a list of offers: their number, and their order with an explanation if there are any. */
export function ResultBar({ count, filters, path }: ResultBarProps) {
  return (
    <div className={classes['bar']}>
      <p className={classes['count']} role="status">
        {count !== null && <FormattedMessage id="city.offers" values={{ count }} />}
      </p>
      {count !== 0 && (
        <>
          <SortChoice
            sorts={[null, ...offerSorts].map((sort) => [sort ?? '', sortMessage(sort)])}
            chosen={filters.sort}
            parameters={filtersToParameters({ ...filters, sort: null })}
            path={path}
          />
          <details className={classes['how']}>
            <summary>
              <FormattedMessage id={filters.sort ? 'sort.how.answers' : 'sort.how.weight'} />
            </summary>
            <p>
              <FormattedMessage id="sort.how.text" />
            </p>
          </details>
        </>
      )}
    </div>
  );
}
