import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { resendCode } from '../../../auth/account/signUp.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import type { Steps } from './useSteps.ts';
import classes from '../auth.module.css';

const texts = { code: 'auth.resend', link: 'auth.link.resend' } as const;

interface ResendCodeProps {
  readonly kind: keyof typeof texts;
  readonly steps: Steps;
  readonly onSent?: () => void;
}

/** A button that sends another code or link, and the result. */
export function ResendCode({ kind, steps, onSent }: ResendCodeProps) {
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setOutcome(null);
    const step = await resendCode();
    isSending.current = false;
    if (step.step === 'failed') setOutcome(step.fault.message);
    else if (step.step === 'confirmSignUp' || step.step === 'waitForLink') {
      setOutcome('auth.resent');
      onSent?.();
    } else steps.accept(step);
  };
  return (
    <div className={classes['resend']}>
      <Button variant="subtle" size="compact-md" onClick={() => void send()}>
        <FormattedMessage id={texts[kind]} />
      </Button>
      <p className={classes['note']} role="status">
        {outcome === null ? null : <FormattedMessage id={outcome} />}
      </p>
    </div>
  );
}
