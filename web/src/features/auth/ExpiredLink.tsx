import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { Notice } from './Notice.tsx';

/** Says that a mailed link no longer works, and offers to send another one. */
export function ExpiredLink() {
  const { open } = useModals();
  return (
    <>
      <Notice notice={{ id: 'auth.newPassword.expired', isError: true }} />
      <Button size="md" fullWidth data-autofocus onClick={() => open('Auth', { screen: 'forgot' })}>
        <FormattedMessage id="auth.forgot.submit" />
      </Button>
    </>
  );
}
