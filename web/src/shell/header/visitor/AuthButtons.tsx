import { FormattedMessage } from 'react-intl';
import { useOpenAuth } from '../../modals/useOpenAuth.ts';
import classes from '../MenuItem.module.css';

const screens = ['login', 'signup'] as const;

/** The buttons that open the login and the sign-up. */
export function AuthButtons() {
  const openAuth = useOpenAuth();
  return screens.map((screen) => (
    <button key={screen} type="button" className={classes['root']} onClick={() => openAuth({ screen })}>
      <FormattedMessage id={`header.${screen}`} />
    </button>
  ));
}
