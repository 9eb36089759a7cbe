import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { confirmTotp, readMfa, setMfa, startTotp, type MfaChoice } from '../../../auth/account/mfa.ts';
import { useFlash } from '../../../shell/flash/FlashContext.tsx';
import { Choice } from '../../../ui/field/Choice.tsx';
import { ChoiceGroup } from '../../../ui/field/ChoiceGroup.tsx';
import { CodeForm } from '../steps/CodeForm.tsx';
import { TotpSetup } from '../steps/TotpSetup.tsx';
import { useSteps } from '../steps/useSteps.ts';
import authClasses from '../auth.module.css';
import classes from './security.module.css';

const choices = ['none', 'TOTP', 'SMS'] as const;

interface Setup {
  readonly secret: string;
  readonly uri: string;
}

/** The choice of a second step when logging in. An authenticator app is set up first. */
export function MfaPreference() {
  const flash = useFlash();
  const [chosen, setChosen] = useState<MfaChoice | null>(null);
  const [wanted, setWanted] = useState<MfaChoice | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const steps = useSteps({
    onStep: (step) => {
      if (step.step === 'setUpTotp') setSetup(step);
    },
    onDone: () => {
      setSetup(null);
      setChosen(wanted);
      flash({ variation: 'success', message: <FormattedMessage id="security.saved" /> });
    },
  });
  useEffect(() => {
    void readMfa().then((read) => setChosen(typeof read === 'string' ? read : 'none'));
  }, []);
  const choose = (choice: MfaChoice) => {
    setWanted(choice);
    setSetup(null);
    void steps.run(() => (choice === 'TOTP' ? startTotp() : setMfa(choice)));
  };
  return (
    <div className={classes['part']}>
      <ChoiceGroup legend={<FormattedMessage id="security.mfa" />}>
        {choices.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="mfa"
            disabled={chosen === null || steps.sending}
            checked={(setup === null ? chosen : wanted) === choice}
            onChange={() => choose(choice)}
          >
            <FormattedMessage id={`auth.mfa.${choice}`} />
          </Choice>
        ))}
      </ChoiceGroup>
      {setup === null ? (
        steps.faults.form !== null && (
          <p className={authClasses['failure']} role="alert">
            {steps.faults.form}
          </p>
        )
      ) : (
        <div className={classes['setup']}>
          <p className={authClasses['text']}>
            <FormattedMessage id="auth.setUp.text" />
          </p>
          <TotpSetup secret={setup.secret} uri={setup.uri}>
            <CodeForm steps={steps} send={confirmTotp} />
          </TotpSetup>
        </div>
      )}
    </div>
  );
}
