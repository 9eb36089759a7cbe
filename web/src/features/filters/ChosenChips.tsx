import { IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { leavesFocus } from '../../ui/leavesFocus.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import classes from './ChosenChips.module.css';

interface ChosenChipsProps {
  /** The name of each choice, and the address without it. */
  readonly chips: readonly { readonly name: string | null; readonly to: string }[];
  /** The `rel` of the chips' links, for search engines. */
  readonly rel?: 'nofollow';
  /** The address with nothing chosen. */
  readonly clearTo: string;
  readonly clearRel?: 'nofollow';
}

/** The active choices of a list, each with a link that removes it. */
export function ChosenChips({ chips, rel, clearTo, clearRel }: ChosenChipsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['chosen']} data-row ref={leavesFocus}>
      <ul className={classes['chips']} aria-label={formatMessage({ id: 'filters.active' })}>
        {chips.map(({ name, to }) => (
          <li key={to} ref={leavesFocus}>
            <LocalLink
              className={classes['chip']}
              to={to}
              rel={rel}
              aria-label={formatMessage({ id: 'filters.remove' }, { name })}
            >
              <span>{name}</span>
              <IconX size={14} aria-hidden />
            </LocalLink>
          </li>
        ))}
      </ul>
      <LocalLink className={classes['clear']} to={clearTo} rel={clearRel}>
        <FormattedMessage id="filters.clear" />
      </LocalLink>
    </div>
  );
}
