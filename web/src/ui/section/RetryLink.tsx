import { FormattedMessage } from 'react-intl';
import classes from './RetryLink.module.css';

/** Loads the page anew, where a part of it did not load. It needs no script. */
export function RetryLink() {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the page itself, query included
    <a className={classes['retry']} href="">
      <FormattedMessage id="app.retry" />
    </a>
  );
}
