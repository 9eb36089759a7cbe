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
  readonly waiting: { readonly address: string; readonly sent: boolean };
  readonly steps: Steps;
  readonly send: (code: string) => Promise<AuthStep>;
  readonly onCancel: () => void;
}

/** A field for the code that was sent to the new address. */
export function AddressCode({ waiting: { address, sent }, steps, send, onCancel }: AddressCodeProps) {
  return (
    <div className={classes['setup']}>
      <p className={authClasses['text']} role="status">
        {sent ? (
          <FormattedMessage id="auth.code.sentTo" values={{ destination: address }} />
        ) : (
          <FormattedMessage id="auth.code.enter" values={{ email: address }} />
        )}
      </p>
      <CodeForm steps={steps} send={send} takesFocus={sent} />
      <ResendCode kind="code" send={() => sendAddressCode(address)} steps={steps} />
      <Button variant="default" size="md" fullWidth aria-disabled={steps.sending} onClick={onCancel}>
        <FormattedMessage id="app.cancel" />
      </Button>
    </div>
  );
}
