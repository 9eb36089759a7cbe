import { useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerTypes } from './offerType.ts';
import { filtersToSearch, type OfferFilters } from './offerFilters.ts';
import { CountedType } from './CountedType.tsx';
import classes from './TypeFilter.module.css';
import type { Facets } from './facets.ts';

interface TypeFilterProps {
  readonly filters: OfferFilters;
  readonly path: string;
  /** How many offers match with a type, or with any type for null; null when unknown. */
  readonly countOf: Facets['ofType'];
}

/** The types of work as a row of links with the active one marked. A type without offers is not a link. */
export function TypeFilter({ filters, path, countOf }: TypeFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'filters.type' })}>
      <ul className={classes['types']}>
        {[null, ...offerTypes].map((type) => {
          const count = countOf(type);
          const isCurrent = filters.type === type;
          return (
            <li key={type ?? 'any'}>
              {count === 0 && type !== null && !isCurrent ? (
                <span className={classes['type']} data-empty="">
                  <CountedType type={type} count={count} />
                </span>
              ) : (
                <LocalLink
                  className={classes['type']}
                  to={path + filtersToSearch({ ...filters, type })}
                  rel="nofollow"
                  aria-current={isCurrent}
                >
                  <CountedType type={type} count={count} />
                </LocalLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
