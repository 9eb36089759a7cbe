import { Loader } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useEffect, useRef } from 'react';
import { answerChallenge } from '../../../auth/account/signIn.ts';
import { confirmSignUp, resendCode } from '../../../auth/account/signUp.ts';
import { waitForLink } from '../../../auth/account/waitForLink.ts';
import { FormFailure } from '../../../ui/field/FormFailure.tsx';
import classes from '../auth.module.css';
import { ChooseMfa } from './ChooseMfa.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import { TotpSetup } from './TotpSetup.tsx';
import type { Steps, ShownStep } from './useSteps.ts';

/** Waits until the link in the mail is opened. */
function WaitForLink({ steps }: { readonly steps: Steps }) {
  const { refusal, run, sending } = steps;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run(waitForLink);
  }, [run]);
  return (
    <div className={classes['waiting']}>
      {sending ? <Loader aria-hidden /> : null}
      <FormFailure id={refusal.form ?? null} />
    </div>
  );
}

interface StepFormProps {
  readonly step: ShownStep;
  readonly steps: Steps;
}

/** The form of a step of signing up or in. */
export function StepForm({ step, steps }: StepFormProps) {
  const answer = { steps, send: answerChallenge };
  switch (step.step) {
    case 'confirmSignUp':
      return (
        <>
          <CodeForm steps={steps} send={confirmSignUp} />
          <ResendCode kind="code" send={resendCode} steps={steps} />
        </>
      );
    case 'waitForLink':
      return (
        <>
          <WaitForLink steps={steps} />
          <ResendCode
            kind="link"
            send={resendCode}
            steps={steps}
            onSent={() => void steps.run(waitForLink)}
          />
        </>
      );
    case 'customChallenge':
      return <CodeForm {...answer} field={'destination' in step.parameters ? 'code' : 'answer'} />;
    case 'smsCode':
    case 'emailCode':
    case 'totpCode':
      return <CodeForm {...answer} />;
    case 'setUpTotp':
      return (
        <TotpSetup secret={step.secret} uri={step.uri}>
          <CodeForm {...answer} />
        </TotpSetup>
      );
    case 'chooseMfa':
      return <ChooseMfa methods={step.methods} steps={steps} />;
    case 'newPassword':
      return <NewPasswordForm {...answer} missingAttributes={step.missingAttributes} />;
    // Only the settings of a signed-in user ask for a phone number.
    case 'enterPhone':
    // The modal has forms of its own for these.
    case 'logIn':
    case 'resetPassword':
      return null;
  }
}
