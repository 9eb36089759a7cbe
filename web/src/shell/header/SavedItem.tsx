import { FormattedMessage } from 'react-intl';
import { savedPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import classes from './MenuItem.module.css';

/** The link to what the visitor saved; guests have it, too. */
export function SavedItem() {
  return (
    <LocalLink className={classes['root']} to={savedPath}>
      <FormattedMessage id="header.saved" />
    </LocalLink>
  );
}
