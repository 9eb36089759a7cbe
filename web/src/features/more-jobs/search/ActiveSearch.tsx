import { FormattedMessage, useIntl } from 'react-intl';
import { ChosenChips } from '../../filters/ChosenChips.tsx';
import classes from './ActiveSearch.module.css';
import { everywhere, moreJobsTo, type MoreJobSearch } from './moreJobSearch.ts';
import type { PlaceNames } from './usePlaceNames.ts';

export interface ActiveSearchProps {
  readonly search: MoreJobSearch;
  readonly names: PlaceNames;
  /** What the jobs must fulfil besides, and the addresses without it. */
  readonly details?: readonly { readonly name: string; readonly to: string }[];
}

/** The active search, each part with a link that removes it: a place is replaced by the next wider one. */
export function ActiveSearch({ search, names, details = [] }: ActiveSearchProps) {
  const { formatMessage } = useIntl();
  const without = (change: Partial<MoreJobSearch>): string =>
    moreJobsTo({ ...search, ...change, chosen: true });
  // A circle around the city does not end at borders.
  const isCircle = search.city !== null && search.radius !== null;
  const chips = [
    {
      name: search.keyword && formatMessage({ id: 'moreJobs.quoted' }, { keyword: search.keyword }),
      to: without({ keyword: null }),
    },
    { name: names.city, to: without({ city: null, radius: null }) },
    { name: isCircle ? null : names.state, to: without({ city: null, state: null, radius: null }) },
    {
      name: isCircle ? null : names.country,
      to: without({ city: null, state: null, countryCode: null, radius: null }),
    },
    ...details,
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
