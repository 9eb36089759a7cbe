import { Anchor } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { signIn } from '../../auth/account/signIn.ts';
import { signUp } from '../../auth/account/signUp.ts';
import { policyPath, termsPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';
import { CheckField } from '../../ui/field/CheckField.tsx';
import { EmailField } from '../../ui/field/EmailField.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import classes from './auth.module.css';
import { AuthForm } from './AuthForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { useStepForm } from './steps/useStepForm.ts';
import type { Steps } from './steps/useSteps.ts';

/** Leads from the sign-up to the questions about what the visitor is looking for. */
function OnboardingLink() {
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

/** What the visitor agrees to by signing up. */
function TermsNote() {
  return (
    <p className={classes['note']}>
      <FormattedMessage
        id="auth.terms"
        values={{
          terms: (text: ReactNode) => <LocalLink to={termsPath}>{text}</LocalLink>,
          policy: (text: ReactNode) => <LocalLink to={policyPath}>{text}</LocalLink>,
        }}
      />
    </p>
  );
}

/** What was typed; it stays when the visitor changes between signing up and in. */
interface TypedCredentials {
  readonly email: string;
  readonly password: string;
}

interface CredentialsFormProps {
  readonly screen: 'signup' | 'login';
  readonly source: string | null;
  readonly steps: Steps;
  readonly typed: TypedCredentials;
  readonly onType: (typed: TypedCredentials) => void;
  /** Whether the password may not work, so that the visitor may need a new one. */
  readonly isInDoubt: boolean;
  readonly onForgot: () => void;
}

/** The form to sign up or in, with email and password or with a provider. */
export function CredentialsForm({
  screen,
  source,
  steps,
  typed,
  onType,
  isInDoubt,
  onForgot,
}: CredentialsFormProps) {
  const [emailConsent, setConsent] = useState(false);
  const isSignUp = screen === 'signup';
  const form = useStepForm([typed, onType], steps, (values) =>
    isSignUp ? signUp({ ...values, emailConsent, source }) : signIn({ ...values, source }),
  );
  return (
    <>
      <AuthForm form={form} submit={isSignUp ? 'auth.signup.submit' : 'auth.login.submit'}>
        <EmailField
          {...form.field('email')}
          autoComplete="email"
          required
          withAsterisk={false}
          size="md"
          label={<FormattedMessage id="auth.email" />}
        />
        <PasswordField
          {...form.field('password')}
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          label={<FormattedMessage id="auth.password" />}
          {...(isSignUp ? { description: <FormattedMessage id="auth.password.help" /> } : {})}
        />
        {isSignUp ? (
          <>
            <CheckField checked={emailConsent} onChange={setConsent}>
              <FormattedMessage id="profile.emailConsent" />
            </CheckField>
            <OnboardingLink />
          </>
        ) : (
          <Anchor component="button" type="button" className={classes['link'] ?? ''} onClick={onForgot}>
            <FormattedMessage id={isInDoubt ? 'auth.confirmed.choose' : 'auth.forgot.link'} />
          </Anchor>
        )}
      </AuthForm>
      {isSignUp ? <TermsNote /> : null}
      <ProviderButtons screen={screen} source={source} emailConsent={emailConsent} steps={steps} />
    </>
  );
}
