import { answerChallenge } from '../../../auth/account/signIn.ts';
import { confirmSignUp, resendCode } from '../../../auth/account/signUp.ts';
import { waitForLink } from '../../../auth/account/waitForLink.ts';
import { ChooseMfa } from './ChooseMfa.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import { TotpSetup } from './TotpSetup.tsx';
import type { ShownStep, Steps } from './useSteps.ts';
import { WaitForLink } from './WaitForLink.tsx';

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
