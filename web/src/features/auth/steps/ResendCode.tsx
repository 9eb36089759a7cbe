import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { resendCode } from '../../../auth/account/signUp.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import classes from '../auth.module.css';

const texts = {
  code: { send: 'auth.resend', sent: 'auth.resent' },
  link: { send: 'auth.link.resend', sent: 'auth.link.resent' },
} as const;

interface ResendCodeProps {
  readonly kind: keyof typeof texts;
  readonly onSent?: () => void;
}

/** A button that sends another code or link, and the result. */
export function ResendCode({ kind, onSent }: ResendCodeProps) {
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setOutcome(null);
    const step = await resendCode();
    isSending.current = false;
    setOutcome(step.step === 'failed' ? step.fault.message : texts[kind].sent);
    if (step.step !== 'failed') onSent?.();
  };
  return (
    <div className={classes['resend']}>
      <Button variant="subtle" size="compact-md" onClick={() => void send()}>
        <FormattedMessage id={texts[kind].send} />
      </Button>
      <p className={classes['note']} role="status">
        {outcome === null ? null : <FormattedMessage id={outcome} />}
      </p>
    </div>
  );
}
