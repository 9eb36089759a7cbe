import { FormattedMessage } from 'react-intl';
import classes from './RetryLink.module.css';

/** Loads a part again that failed to load: by `retry`, or with the whole page, which works without script. */
export function RetryLink({ retry }: { readonly retry?: (() => void) | undefined }) {
  const label = <FormattedMessage id="app.retry" />;
  if (retry)
    return (
      <button type="button" className={classes['retry']} onClick={retry}>
        {label}
      </button>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the page itself, query included
    <a className={classes['retry']} href="">
      {label}
    </a>
  );
}
