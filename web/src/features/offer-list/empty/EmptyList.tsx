import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import filledLink from '../../../ui/button/filledLink.module.css';
import { EmptyState } from '../../../ui/card/EmptyState.tsx';
import { cleared, filtersToSearch } from '../../filters/offerFilters.ts';
import type { EmptiedList } from './emptiedList.ts';
import { WithoutOneFilter } from './WithoutOneFilter.tsx';

interface EmptyListProps {
  readonly cityName: string | undefined;
  /** Undefined without filters. */
  readonly emptied: EmptiedList | undefined;
}

/** Shown when a city has no offers, or none that match the filters. */
export function EmptyList({ cityName, emptied }: EmptyListProps) {
  return (
    <EmptyState
      title={<FormattedMessage id="offers.empty.title" />}
      text={
        <FormattedMessage
          id={emptied ? 'offers.empty.filtered' : 'offers.empty.city'}
          values={{ city: cityName }}
        />
      }
      action={
        emptied && (
          <>
            <LocalLink
              className={filledLink['link']}
              to={emptied.path + filtersToSearch(cleared(emptied.filters))}
            >
              <FormattedMessage id="filters.clear" />
            </LocalLink>
            <WithoutOneFilter {...emptied} />
          </>
        )
      }
    />
  );
}
