import { IconUser } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSignedIn } from '../../auth/useSignedIn.ts';
import { Dropdown } from '../../ui/dropdown/Dropdown.tsx';
import { Bone } from '../../ui/skeleton/Bone.tsx';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';

const Account = lazy(() => import('./Account.tsx').then((m) => ({ default: m.Account })));

/** What belongs to the visitor. */
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
      {signedIn ? (
        <Suspense fallback={<Bone shape="title" />}>
          <Account />
        </Suspense>
      ) : null}
      <ColorSchemeChoice />
    </Dropdown>
  );
}
