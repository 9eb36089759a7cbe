import { FormattedMessage } from 'react-intl';
import { useOpenAuth } from '../modals/useOpenAuth.ts';
import item from './MenuItem.module.css';
import { useSession } from '../../auth/useSession.ts';
import classes from './VisitorButtons.module.css';

const screens = ['login', 'signup'] as const;

/** The buttons that open the login and the sign-up. */
function AuthButtons() {
  const openAuth = useOpenAuth();
  return screens.map((screen) => (
    <button key={screen} type="button" className={item['root']} onClick={() => openAuth({ screen })}>
      <FormattedMessage id={`header.${screen}`} />
    </button>
  ));
}

/** The login and the sign-up in a menu, for visitors without an account. */
export function VisitorItems() {
  return useSession() === 'signedIn' ? null : <AuthButtons />;
}

/**
 * The login and the sign-up in the header of wide windows. They appear once the visitor is known to be a guest, and always
 * take their space, so that nothing moves.
 */
export function VisitorButtons() {
  return (
    <div className={classes['root']} data-guest={useSession() === 'guest' || undefined}>
      <AuthButtons />
    </div>
  );
}
