import { Anchor } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import classes from './auth.module.css';

/** Leads from the sign-up to the questions about what the visitor is looking for. */
export function OnboardingLink() {
  const { open } = useModals();
  return (
    <Anchor
      component="button"
      type="button"
      className={classes['link'] ?? ''}
      onClick={() => open('Onboarding', { isAboveSignUp: true }, { above: true })}
    >
      <FormattedMessage id="auth.onboarding" />
    </Anchor>
  );
}
