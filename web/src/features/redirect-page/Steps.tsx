import classes from './RedirectBox.module.css';
import { FormattedMessage } from 'react-intl';

/** Three dots that show progress. */
export function Steps() {
  return (
    <div className={classes['steps']} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

/** A link that names the host to which it leads. */
export function OutsideLink({ address }: { readonly address: string }) {
  return (
    <a className={classes['link']} href={address} rel="nofollow noopener noreferrer">
      <FormattedMessage id="redirect.unknown.link" values={{ host: new URL(address).host }} />
    </a>
  );
}
