import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { signOutEverywhere } from '../../../auth/account/signOutEverywhere.ts';
import { useAuth } from '../../../auth/useAuth.ts';
import { useModals } from '../../../shell/modals/modalHost.tsx';
import { useAskBeforeLogOut } from '../../../shell/modals/useAskBeforeLogOut.ts';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import '../authModals.ts';
import { Notice } from '../Notice.tsx';
import { Devices } from './Devices.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { MfaPreference } from './MfaPreference.tsx';
import classes from './security.module.css';

/** Address, password, second step and remembered devices of the signed-in user. Providers such as Google have their own. */
export function SecuritySection() {
  const provider = useAuth(({ identityProvider }) => identityProvider);
  const fault = useAuth(({ authErrorMessage }) => authErrorMessage);
  const { open } = useModals();
  const ask = useAskBeforeLogOut();
  const [signingOut, setSigningOut] = useState<'idle' | 'sending' | 'failed'>('idle');
  const signOut = async (): Promise<void> => {
    if (signingOut === 'sending') return;
    setSigningOut('sending');
    if (!(await signOutEverywhere())) setSigningOut('failed');
  };
  return (
    <Panel title={<FormattedMessage id="security.title" />}>
      <div className={classes['section']}>
        {fault === null ? null : <Notice notice={{ id: fault, isError: true }} />}
        <EmailAddress />
        {provider === 'cognito' ? (
          <>
            <div>
              <Button
                variant="default"
                size="md"
                classNames={wrappingButton}
                aria-haspopup="dialog"
                onClick={() => open('ChangePassword', null)}
              >
                <FormattedMessage id="auth.changePassword.title" />
              </Button>
            </div>
            <MfaPreference />
            <Devices />
          </>
        ) : null}
        <div>
          {signingOut === 'failed' ? (
            <Notice notice={{ id: 'security.signOutEverywhere.failed', isError: true }} />
          ) : null}
          <Button
            variant="default"
            size="md"
            classNames={wrappingButton}
            data-loading={signingOut === 'sending' || undefined}
            onClick={() => ask(() => void signOut())}
          >
            <FormattedMessage id="security.signOutEverywhere" />
          </Button>
        </div>
      </div>
    </Panel>
  );
}
