import { FormattedMessage } from 'react-intl';
import classes from './RetryLink.module.css';

/** Reloads the page after a part of it failed to load. Works without script. */
export function RetryLink() {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the page itself, query included
    <a className={classes['retry']} href="">
      <FormattedMessage id="app.retry" />
    </a>
  );
}
