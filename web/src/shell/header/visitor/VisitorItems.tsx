import { FormattedMessage } from 'react-intl';
import { useSession } from '../../../auth/useSession.ts';
import { useOpenAuth } from '../../modals/useOpenAuth.ts';
import classes from '../LogoutItem.module.css';

const screens = ['login', 'signup'] as const;

/** The buttons of a menu that open the login and the sign-up, for visitors without an account. */
export function VisitorItems() {
  const session = useSession();
  const openAuth = useOpenAuth();
  if (session === 'signedIn') return null;
  return screens.map((screen) => (
    <button key={screen} type="button" className={classes['root']} onClick={() => openAuth({ screen })}>
      <FormattedMessage id={`header.${screen}`} />
    </button>
  ));
}
