import { Anchor } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { signIn } from '../../auth/account/signIn.ts';
import { signUp } from '../../auth/account/signUp.ts';
import { CheckField } from '../../ui/field/CheckField.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { EmailField } from '../../ui/field/EmailField.tsx';
import { AuthForm } from './AuthForm.tsx';
import classes from './auth.module.css';
import { OnboardingLink } from './OnboardingLink.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { TermsNote } from './TermsNote.tsx';
import type { Steps } from './steps/useSteps.ts';

/** What was typed; it stays when the visitor changes between signing up and in. */
export interface TypedCredentials {
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
  const { faults, sending, run, requireValues } = steps;
  const send = () => {
    if (!requireValues({ ...typed })) return;
    void run(() => (isSignUp ? signUp({ ...typed, emailConsent, source }) : signIn({ ...typed, source })));
  };
  return (
    <>
      <AuthForm
        faults={faults}
        sending={sending}
        submit={isSignUp ? 'auth.signup.submit' : 'auth.login.submit'}
        onSubmit={send}
      >
        <EmailField
          name="email"
          autoComplete="email"
          required
          withAsterisk={false}
          size="md"
          label={<FormattedMessage id="auth.email" />}
          value={typed.email}
          errors={faults.fields.email ?? []}
          onType={(email) => onType({ ...typed, email })}
        />
        <PasswordField
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          label={<FormattedMessage id="auth.password" />}
          {...(isSignUp ? { description: <FormattedMessage id="auth.password.help" /> } : {})}
          value={typed.password}
          errors={faults.fields.password ?? []}
          onChange={(password) => onType({ ...typed, password })}
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
