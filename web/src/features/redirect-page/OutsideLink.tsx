import { FormattedMessage } from 'react-intl';
import classes from './RedirectBox.module.css';

/** A link that names the host to which it leads. */
export function OutsideLink({ address }: { readonly address: string }) {
  return (
    <a className={classes['link']} href={address} rel="nofollow noopener noreferrer">
      <FormattedMessage id="redirect.unknown.link" values={{ host: new URL(address).host }} />
    </a>
  );
}
