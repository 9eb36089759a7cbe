import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MfaMethod } from '../../../auth/account/authStep.ts';
import { answerChallenge } from '../../../auth/account/signIn.ts';
import { FailureAlert } from '../../../ui/field/FailureAlert.tsx';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import classes from '../auth.module.css';
import type { Steps } from './useSteps.ts';

interface ChooseMfaProps {
  readonly methods: readonly MfaMethod[];
  readonly steps: Steps;
}

/** A button for each method of the second factor. */
export function ChooseMfa({ methods, steps }: ChooseMfaProps) {
  const { refusal, run, sending } = steps;
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    buttons.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={buttons} className={classes['form']}>
      <FormFailure id={refusal.form ?? null} />
      {refusal.fields?.['answer']?.map((text) => (
        <FailureAlert key={text}>{text}</FailureAlert>
      ))}
      {methods.map((method) => (
        <Button
          key={method}
          variant="default"
          size="md"
          fullWidth
          aria-disabled={sending}
          onClick={() => void run(() => answerChallenge(method))}
        >
          <FormattedMessage id={`auth.mfa.${method}`} />
        </Button>
      ))}
    </div>
  );
}
