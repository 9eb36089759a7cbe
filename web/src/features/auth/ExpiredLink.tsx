import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { Notice } from './Notice.tsx';

/** Says that a mailed link no longer works, and offers to send another one. */
export function ExpiredLink() {
  const { open } = useModals();
  const button = useRef<HTMLButtonElement>(null);
  // Replaces a form whose field had the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <Notice notice={{ id: 'auth.newPassword.expired', isError: true }} />
      <Button ref={button} size="md" fullWidth onClick={() => open('Auth', { screen: 'forgot' })}>
        <FormattedMessage id="auth.link.resend" />
      </Button>
    </>
  );
}
