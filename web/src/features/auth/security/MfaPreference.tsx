import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { readMfa, startSms, startTotp, stopMfa, type MfaChoice } from '../../../auth/account/mfa.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { Choice } from '../../../ui/field/Choice.tsx';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import { ChoiceGroup } from '../../../ui/field/ChoiceGroup.tsx';
import { useSteps, type ShownStep } from '../steps/useSteps.ts';
import { MfaSetup } from './MfaSetup.tsx';
import classes from './security.module.css';

const choices = ['none', 'TOTP', 'SMS'] as const;

/** What each choice begins with. */
const starts = { none: stopMfa, TOTP: startTotp, SMS: startSms } as const;

/** The choice of a second step when logging in. An authenticator app or a phone number is set up first. */
export function MfaPreference() {
  const flash = useFlash();
  const [chosen, setChosen] = useState<MfaChoice | null>(null);
  const [wanted, setWanted] = useState<MfaChoice | null>(null);
  const [setup, setSetup] = useState<ShownStep | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const steps = useSteps({
    onStep: setSetup,
    onDone: () => {
      setSetup(null);
      setChosen(wanted);
      flash({ variation: 'success', message: <FormattedMessage id="security.saved" /> });
    },
  });
  const [unread, setUnread] = useState<MessageId | null>(null);
  useEffect(() => {
    // A choice that could not be read is not shown as none.
    void readMfa().then((read) => {
      if (typeof read === 'string') setChosen(read);
      else if (read.step === 'failed') setUnread(read.fault.message);
    });
  }, []);
  const choose = (choice: MfaChoice) => {
    if (steps.sending) return;
    setWanted(choice);
    setSetup(null);
    void steps.run(starts[choice]);
  };
  const changePhone = () => {
    if (steps.sending) return;
    setWanted('SMS');
    setSetup({ step: 'enterPhone' });
  };
  const cancel = () => {
    if (steps.sending) return;
    steps.clear();
    flushSync(() => setSetup(null));
    // Back to where the setup began.
    part.current?.querySelector<HTMLElement>(wanted === chosen ? 'button' : 'input:checked')?.focus();
  };
  return (
    <div ref={part} className={classes['part']}>
      <ChoiceGroup legend={<FormattedMessage id="security.mfa" />}>
        {choices.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="mfa"
            value={choice}
            disabled={chosen === null}
            checked={(setup === null && !steps.sending ? chosen : wanted) === choice}
            onChange={() => choose(choice)}
          >
            <FormattedMessage id={`auth.mfa.${choice}`} />
          </Choice>
        ))}
      </ChoiceGroup>
      {chosen === 'SMS' && setup === null ? (
        <div>
          <Button variant="default" size="md" classNames={wrappingButton} onClick={changePhone}>
            <FormattedMessage id="security.phone.change" />
          </Button>
        </div>
      ) : null}
      {setup === null ? (
        <FormFailure id={steps.refusal.form ?? unread} />
      ) : (
        <div className={classes['setup']}>
          <MfaSetup key={setup.step} step={setup} steps={steps} replacesPhone={chosen === 'SMS'} />
          <Button variant="default" size="md" fullWidth aria-disabled={steps.sending} onClick={cancel}>
            <FormattedMessage id="app.cancel" />
          </Button>
        </div>
      )}
    </div>
  );
}
