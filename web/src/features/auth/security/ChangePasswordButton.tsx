import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useAuth } from '../../../auth/useAuth.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import '../authModals.ts';

/** Opens the dialog to change the password. Users of providers such as Google have none here. */
export function ChangePasswordButton({ size = 'sm' }: { readonly size?: 'sm' | 'md' }) {
  const { open } = useModals();
  const provider = useAuth(({ identityProvider }) => identityProvider);
  if (provider !== 'cognito') return null;
  return (
    <Button
      variant="default"
      size={size}
      classNames={wrappingButton}
      onClick={() => open('ChangePassword', null)}
    >
      <FormattedMessage id="auth.changePassword.title" />
    </Button>
  );
}
