import { FormattedMessage } from 'react-intl';
import { confirmPhone, confirmTotp } from '../../../auth/account/mfa.ts';
import { CodeForm } from '../steps/CodeForm.tsx';
import { TotpSetup } from '../steps/TotpSetup.tsx';
import type { ShownStep, Steps } from '../steps/useSteps.ts';
import authClasses from '../auth.module.css';
import { PhoneForm } from './PhoneForm.tsx';

interface MfaSetupProps {
  readonly step: ShownStep;
  readonly steps: Steps;
  /** Whether another phone number is asked for instead of one in use. */
  readonly replacesPhone: boolean;
}

/** What a second step needs before it can be used: the first code of an app, or a phone number and its code. */
export function MfaSetup({ step, steps, replacesPhone }: MfaSetupProps) {
  switch (step.step) {
    case 'enterPhone':
      return <PhoneForm steps={steps} takesFocus={replacesPhone} />;
    case 'smsCode':
      return (
        <>
          <p className={authClasses['text']}>
            <FormattedMessage id="auth.code.sentTo" values={{ destination: step.destination }} />
          </p>
          <CodeForm steps={steps} send={(code) => confirmPhone(code, step.destination)} />
        </>
      );
    case 'setUpTotp':
      return (
        <>
          <p className={authClasses['text']}>
            <FormattedMessage id="auth.setUp.text" />
          </p>
          <TotpSetup secret={step.secret} uri={step.uri}>
            <CodeForm steps={steps} send={confirmTotp} takesFocus={false} />
          </TotpSetup>
        </>
      );
    default:
      return null;
  }
}
