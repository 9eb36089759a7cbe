import { useRouter } from 'found';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import { filtersToParameters, filtersToSearch, type OfferFilters } from '../offerFilters.ts';
import { offerSorts, sortMessage, type OfferSort } from './offerSort.ts';
import classes from './SortChoice.module.css';

interface SortChoiceProps {
  readonly filters: OfferFilters;
  readonly path: string;
}

/** The choice of a list's order; without script, a form with a button. */
export function SortChoice({ filters, path }: SortChoiceProps) {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const { formatMessage } = useIntl();
  const choose = (value: string) => {
    const sort = offerSorts.find((known): known is OfferSort => known === value) ?? null;
    router.push(localPath(path) + filtersToSearch({ ...filters, sort }));
  };
  return (
    <form method="get" action={localPath(path)} className={classes['form']}>
      <Dropdown
        type="inline"
        name="sort"
        label={formatMessage({ id: 'sort.label' })}
        options={[null, ...offerSorts].map((sort) => ({
          value: sort ?? '',
          label: <FormattedMessage id={sortMessage(sort)} />,
        }))}
        value={filters.sort ?? ''}
        onChange={choose}
      />
      {filtersToParameters({ ...filters, sort: null }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="sort.apply" />
      </button>
    </form>
  );
}
