import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { offerTypes } from './knownValues.ts';
import { filtersToSearch, type OfferFilters } from './offerFilters.ts';
import classes from './TypeFilter.module.css';
import { typeMessage } from './typeMessage.ts';

interface TypeFilterProps {
  readonly filters: OfferFilters;
  readonly path: string;
}

/** The types of work as a row of links, of which one is on. */
export function TypeFilter({ filters, path }: TypeFilterProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'filters.type' })}>
      <ul className={classes['types']}>
        {[null, ...offerTypes].map((type) => (
          <li key={type ?? 'any'}>
            <LocalLink
              className={classes['type']}
              to={path + filtersToSearch({ ...filters, type })}
              rel="nofollow"
              aria-current={filters.type === type}
            >
              <FormattedMessage id={type ? typeMessage(type) : 'filters.anyType'} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
