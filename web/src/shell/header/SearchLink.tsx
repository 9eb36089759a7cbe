import { IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { collectTyping } from '../../browser/typedEarly.ts';
import { searchPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { isPlainClick } from '../../ui/link/isPlainClick.ts';
import { useModals } from '../modals/modalHost.tsx';
import classes from './Header.module.css';

/** Opens the search: on desktops it looks like its field. Without script it is a link to the page of the search. */
export function SearchLink() {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  return (
    <LocalLink
      to={searchPath}
      className={classes['search']}
      aria-label={formatMessage({ id: 'search.submit' })}
      aria-keyshortcuts="/"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        collectTyping();
        open('search', {});
      }}
    >
      <IconSearch size={20} aria-hidden />
      <span className={classes['searchWords']}>
        <FormattedMessage id="search.submit" />
      </span>
      <kbd className={classes['searchKey']}>/</kbd>
    </LocalLink>
  );
}
