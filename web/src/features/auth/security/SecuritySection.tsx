import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useAuth } from '../../../auth/useAuth.ts';
import { reportError } from '../../../browser/reportError.ts';
import { wrappingButton } from '../../../ui/button/wrappingButton.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Notice } from '../Notice.tsx';
import { ChangePasswordButton } from './ChangePasswordButton.tsx';
import { Devices } from './Devices.tsx';
import { MfaPreference } from './MfaPreference.tsx';
import classes from './security.module.css';

const signOutEverywhere = (): void => {
  import('../../../auth/account/signOut.ts').then(({ signOut }) => signOut('everywhere')).catch(reportError);
};

/** Password, second step and remembered devices of the signed-in user. Providers such as Google have their own. */
export function SecuritySection() {
  const provider = useAuth(({ identityProvider }) => identityProvider);
  const fault = useAuth(({ authErrorMessage }) => authErrorMessage);
  return (
    <Panel title={<FormattedMessage id="security.title" />}>
      <div className={classes['section']}>
        {fault === null ? null : <Notice notice={{ id: fault, isError: true }} />}
        {provider === 'cognito' ? (
          <>
            <div>
              <ChangePasswordButton size="md" />
            </div>
            <MfaPreference />
            <Devices />
          </>
        ) : null}
        <div>
          <Button variant="default" size="md" classNames={wrappingButton} onClick={signOutEverywhere}>
            <FormattedMessage id="security.signOutEverywhere" />
          </Button>
        </div>
      </div>
    </Panel>
  );
}
