import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import type { Steps } from './useSteps.ts';
import classes from '../auth.module.css';

const texts = { code: 'auth.resend', link: 'auth.link.resend' } as const;

const isSent = ({ step }: AuthStep): boolean =>
  step === 'confirmSignUp' || step === 'waitForLink' || step === 'emailCode';

interface ResendCodeProps {
  readonly kind: keyof typeof texts;
  readonly send: () => Promise<AuthStep>;
  readonly steps: Steps;
  readonly onSent?: () => void;
}

/** A button that sends another code or link, and the result. */
export function ResendCode({ kind, send: sendAnother, steps, onSent }: ResendCodeProps) {
  const [outcome, setOutcome] = useState<MessageId | null>(null);
  const isSending = useRef(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setOutcome(null);
    const step = await sendAnother();
    isSending.current = false;
    if (step.step === 'failed') setOutcome(step.fault.message);
    else if (isSent(step)) {
      // What it says is about the code that the new one replaces.
      steps.clearRefusal();
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
