import { IconLogout } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useSignOut } from '../../auth/useSignOut.ts';
import { useAskBeforeLogOut } from '../modals/useAskBeforeLogOut.ts';
import classes from './MenuItem.module.css';

/** The logout button of signed-in users. It asks first when it would delete what is not sent or saved. */
export function LogoutItem() {
  const signOut = useSignOut();
  const ask = useAskBeforeLogOut();
  return (
    <button type="button" className={classes['root']} onClick={() => ask(signOut)}>
      <IconLogout size={20} aria-hidden />
      <FormattedMessage id="header.logout" />
    </button>
  );
}
