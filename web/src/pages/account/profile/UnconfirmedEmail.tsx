import { Anchor } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { authSetup } from '../../../auth/authSetup.ts';
import classes from './UnconfirmedEmail.module.css';

/** Says that the address is not confirmed, and mails the link that confirms it. */
export function UnconfirmedEmail({ email }: { readonly email: string }) {
  const [sending, setSending] = useState(false);
  const send = async () => {
    if (sending) return;
    setSending(true);
    try {
      const { sendVerificationEmail } = await import('../../../auth/login/accountCalls.ts');
      await sendVerificationEmail(authSetup().environment(), email);
      authSetup().onNotice('profile.linkSent', 'success');
    } catch {
      authSetup().onNotice('auth.error.verification', 'error');
    }
    setSending(false);
  };
  return (
    <>
      <span>
        <FormattedMessage id="profile.emailUnverified" />
      </span>
      <Anchor
        component="button"
        type="button"
        className={classes['send'] ?? ''}
        aria-disabled={sending}
        onClick={() => void send()}
      >
        <FormattedMessage id="profile.sendLink" />
      </Anchor>
    </>
  );
}
