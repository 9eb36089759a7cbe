import { FormattedMessage, useIntl } from 'react-intl';
import { ChosenChips } from '../../filters/ChosenChips.tsx';
import classes from './ActiveSearch.module.css';
import { everywhere, moreJobsTo, type MoreJobSearch } from './moreJobSearch.ts';
import type { PlaceNames } from './usePlaceNames.ts';

interface ActiveSearchProps {
  readonly search: MoreJobSearch;
  readonly names: PlaceNames;
}

/** The active search, each part with a link that removes it: a place is replaced by the next wider one. */
export function ActiveSearch({ search, names }: ActiveSearchProps) {
  const { formatMessage } = useIntl();
  const without = (change: Partial<MoreJobSearch>): string =>
    moreJobsTo({ ...search, ...change, chosen: true });
  const chips = [
    {
      name: search.keyword && formatMessage({ id: 'moreJobs.quoted' }, { keyword: search.keyword }),
      to: without({ keyword: null }),
    },
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
        <ChosenChips chips={active} rel="nofollow" clearTo={moreJobsTo(everywhere)} clearRel="nofollow" />
      )}
    </div>
  );
}
