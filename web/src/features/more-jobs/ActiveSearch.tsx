import { IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import classes from './ActiveSearch.module.css';
import { everywhere, moreJobsTo, type MoreJobSearch } from './moreJobSearch.ts';
import type { PlaceNames } from './usePlaceNames.ts';

interface ActiveSearchProps {
  readonly search: MoreJobSearch;
  readonly names: PlaceNames;
}

/** What is searched for, each part with a way to let it go: a place gives way to the next wider one. */
export function ActiveSearch({ search, names }: ActiveSearchProps) {
  const { formatMessage } = useIntl();
  const without = (change: Partial<MoreJobSearch>): string =>
    moreJobsTo({ ...search, ...change, chosen: true });
  const chips = [
    { name: search.keyword && `“${search.keyword}”`, to: without({ keyword: null }) },
    { name: names.city, to: without({ city: null }) },
    { name: names.state, to: without({ city: null, state: null }) },
    { name: names.country, to: without({ city: null, state: null, countryCode: null }) },
  ];
  const active = chips.filter(({ name }) => name !== null);
  return (
    <div className={classes['active']}>
      {active.length === 0 ? (
        <p className={classes['none']}>
          <FormattedMessage id="moreJobs.everywhere" />
        </p>
      ) : (
        <>
          <ul className={classes['chips']} aria-label={formatMessage({ id: 'filters.active' })}>
            {active.map(({ name, to }) => (
              <li key={to}>
                <LocalLink
                  className={classes['chip']}
                  to={to}
                  rel="nofollow"
                  aria-label={formatMessage({ id: 'filters.remove' }, { name })}
                >
                  {name}
                  <IconX size={14} aria-hidden />
                </LocalLink>
              </li>
            ))}
          </ul>
          <LocalLink className={classes['clear']} to={moreJobsTo(everywhere)} rel="nofollow">
            <FormattedMessage id="filters.clear" />
          </LocalLink>
        </>
      )}
    </div>
  );
}
