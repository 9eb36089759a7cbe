import { IconUser } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { SkeletonBlock } from '../../ui/page/SkeletonBlock.tsx';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';
import { SavedItem } from './SavedItem.tsx';
import { VisitorItems } from './VisitorButtons.tsx';

const Account = lazyComponent(
  () => import('./Account.tsx').then((m) => m.Account),
  <SkeletonBlock shape="title" />,
);

/** The menu with the visitor's settings and account. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const signedIn = useSignedIn();
  return (
    <Dropdown
      type="simple"
      group="header"
      label={formatMessage({ id: 'header.userMenu' })}
      summary={<IconUser size={24} aria-hidden />}
    >
      {signedIn ? <Account /> : <VisitorItems />}
      <SavedItem />
      <ColorSchemeChoice />
    </Dropdown>
  );
}
