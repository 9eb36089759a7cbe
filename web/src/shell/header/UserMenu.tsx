import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { SavedItem } from './SavedItem.tsx';
import { VisitorItems } from './VisitorButtons.tsx';

const ColorSchemes = lazyComponent(() => import('./ColorSchemes.tsx').then((m) => m.ColorSchemes));

const Account = lazyComponent(() => import('./Account.tsx').then((m) => m.Account));

const icon = <IconUser size={24} aria-hidden />;

const AccountPicture = lazyComponent(() => import('./Account.tsx').then((m) => m.AccountPicture), icon);

/** The menu with the visitor's settings and account. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const signedIn = useSignedIn();
  const [isOpened, setIsOpened] = useState(false);
  return (
    <Dropdown
      type="simple"
      group="header"
      onOpen={() => setIsOpened(true)}
      label={formatMessage({ id: 'header.userMenu' })}
      summary={signedIn ? <AccountPicture /> : icon}
    >
      {signedIn ? <Account /> : <VisitorItems />}
      <SavedItem />
      {isOpened && <ColorSchemes />}
    </Dropdown>
  );
}
