import { useRouter } from 'found';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocalPath } from '../../../paths/useLocalPath.ts';
import { Dropdown } from '../../../ui/dropdown/Dropdown.tsx';
import type { MessageId } from '../../../i18n/messageId.ts';
import { parametersToSearch } from '../../../paths/parametersToSearch.ts';
import classes from './SortChoice.module.css';

interface SortChoiceProps {
  /** The orders as written in addresses, the default as '', with their names. */
  readonly sorts: readonly (readonly [sort: string, name: MessageId])[];
  readonly chosen: string | null;
  /** The other parameters of the list. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly path: string;
}

/** The choice of a list's order; without script, a form with a button. */
export function SortChoice({ sorts, chosen, parameters, path }: SortChoiceProps) {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const { formatMessage } = useIntl();
  const choose = (value: string) => {
    const sorted = value === '' ? parameters : [...parameters, ['sort', value] as const];
    router.push(localPath(path) + parametersToSearch(sorted));
  };
  return (
    <form method="get" action={localPath(path)} className={classes['form']}>
      <Dropdown
        type="inline"
        name="sort"
        label={formatMessage({ id: 'sort.label' })}
        options={sorts.map(([sort, name]) => ({ value: sort, label: <FormattedMessage id={name} /> }))}
        value={chosen ?? ''}
        onChange={choose}
      />
      {parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={classes['submit']}>
        <FormattedMessage id="sort.apply" />
      </button>
    </form>
  );
}
