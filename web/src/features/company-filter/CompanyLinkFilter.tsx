import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { CountedName } from '../filters/CountedName.tsx';
import classes from './CompanyLinkFilter.module.css';
import type { CompanyChoice } from './useCompanyChoices.ts';

interface CompanyLinkFilterProps {
  readonly label: MessageId;
  /** The name of the choice of everything. */
  readonly all: MessageId;
  readonly choices: readonly CompanyChoice[];
  readonly chosen: string | null;
  /** The address with another choice; null means everything. */
  readonly toOf: (value: string | null) => string;
}

/** The choices as links in a panel that opens without script; choosing one closes it. */
export function CompanyLinkFilter({ label, all, choices, chosen, toOf }: CompanyLinkFilterProps) {
  const { formatMessage } = useIntl();
  const everything = { value: null, name: formatMessage({ id: all }), count: null };
  return (
    <Dropdown
      type="simple"
      group="company-filter"
      className={classes['filter']}
      panelClassName={classes['panel']}
      label={choices.find(({ value }) => value === chosen)?.name ?? formatMessage({ id: label })}
    >
      <ul className={classes['list']}>
        {[everything, ...choices].map(({ value, name, count }) => (
          <li key={value ?? 'all'}>
            <LocalLink
              className={classes['option']}
              to={toOf(value)}
              rel="nofollow"
              aria-current={value === chosen}
            >
              <CountedName name={name} count={count} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
