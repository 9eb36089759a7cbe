import { IconLogout } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { hasUnsent } from '../../auth/contributions/hasUnsent.ts';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { useSignOut } from '../../auth/useSignOut.ts';
import { useModals } from '../modals/modalHost.tsx';
import classes from './MenuItem.module.css';

/** The logout button of signed-in users. It warns them when it would delete what is not sent yet. */
export function LogoutItem() {
  const signedIn = useSignedIn();
  const signOut = useSignOut();
  const { open } = useModals();
  if (!signedIn) return null;
  return (
    <button
      type="button"
      className={classes['root']}
      onClick={() => (hasUnsent() ? open('LogOut', signOut) : signOut())}
    >
      <IconLogout size={20} aria-hidden />
      <FormattedMessage id="header.logout" />
    </button>
  );
}
