import { IconUser } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx';
import { Disclosure } from './Disclosure.tsx';

/** What belongs to the visitor. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  return (
    <Disclosure label={formatMessage({ id: 'header.userMenu' })} summary={<IconUser size={24} aria-hidden />}>
      <ColorSchemeChoice />
    </Disclosure>
  );
}
