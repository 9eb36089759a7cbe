import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { resendCode } from '../../../auth/account/signUp.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import classes from '../auth.module.css';

/** A button that sends another code, and the result. */
export function ResendCode() {
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setOutcome(null);
    const step = await resendCode();
    isSending.current = false;
    setOutcome(step.step === 'failed' ? step.fault.message : 'auth.resent');
  };
  return (
    <div className={classes['resend']}>
      <Button variant="subtle" size="compact-md" onClick={() => void send()}>
        <FormattedMessage id="auth.resend" />
      </Button>
      <p className={classes['note']} role="status">
        {outcome === null ? null : <FormattedMessage id={outcome} />}
      </p>
    </div>
  );
}
