import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { sendAddressCode } from '../../../auth/account/changeAddress.ts';
import authClasses from '../auth.module.css';
import { CodeForm } from '../steps/CodeForm.tsx';
import { ResendCode } from '../steps/ResendCode.tsx';
import type { Steps } from '../steps/useSteps.ts';
import classes from './security.module.css';

interface AddressCodeProps {
  /** Null: another device, or an earlier session, has asked for the code. */
  readonly waiting: { readonly address: string; readonly sent: boolean } | null;
  readonly steps: Steps;
  readonly send: (code: string) => Promise<AuthStep>;
  readonly onCancel: () => void;
}

/** A field for the code that was sent to the new address. */
export function AddressCode({ waiting, steps, send, onCancel }: AddressCodeProps) {
  return (
    <div className={classes['setup']}>
      <p className={authClasses['text']} role="status">
        {waiting === null ? (
          <FormattedMessage id="security.email.code" />
        ) : waiting.sent ? (
          <FormattedMessage id="auth.code.sentTo" values={{ destination: waiting.address }} />
        ) : (
          <FormattedMessage id="auth.code.enter" values={{ email: waiting.address }} />
        )}
      </p>
      <CodeForm steps={steps} send={send} takesFocus={waiting === null || waiting.sent} />
      {waiting === null ? null : (
        <ResendCode kind="code" send={() => sendAddressCode(waiting.address)} steps={steps} />
      )}
      <Button variant="default" size="md" fullWidth aria-disabled={steps.sending} onClick={onCancel}>
        <FormattedMessage id="app.cancel" />
      </Button>
    </div>
  );
}
