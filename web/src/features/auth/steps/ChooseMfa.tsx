import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MfaMethod } from '../../../auth/account/authStep.ts';
import { answerChallenge } from '../../../auth/account/signIn.ts';
import classes from '../auth.module.css';
import type { Steps } from './useSteps.ts';

interface ChooseMfaProps {
  readonly methods: readonly MfaMethod[];
  readonly steps: Steps;
}

/** A button for each method of the second factor. */
export function ChooseMfa({ methods, steps }: ChooseMfaProps) {
  const { faults, run, sending } = steps;
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    buttons.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={buttons} className={classes['form']}>
      {[faults.form, ...(faults.fields.answer ?? [])].filter(Boolean).map((text) => (
        <p key={text} className={classes['failure']} role="alert">
          {text}
        </p>
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
