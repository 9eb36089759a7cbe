import { IconLogout } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { useSignOut } from '../../auth/useSignOut.ts';
import classes from './MenuItem.module.css';

/** The logout button of signed-in users. */
export function LogoutItem() {
  const signedIn = useSignedIn();
  const signOut = useSignOut();
  if (!signedIn) return null;
  return (
    <button type="button" className={classes['root']} onClick={signOut}>
      <IconLogout size={20} aria-hidden />
      <FormattedMessage id="header.logout" />
    </button>
  );
}
