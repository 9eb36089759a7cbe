import { useState } from 'react';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { AuthForm } from '../AuthForm.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import type { Steps } from './useSteps.ts';

interface NewPasswordFormProps {
  readonly steps: Steps;
  readonly send: (password: string) => Promise<AuthStep>;
}

/** A field for a new password. */
export function NewPasswordForm({ steps, send }: NewPasswordFormProps) {
  const [newPassword, setPassword] = useState('');
  const { faults, sending, run, requireValues } = steps;
  const { fields } = faults;
  return (
    <AuthForm
      faults={faults}
      sending={sending}
      submit="auth.newPassword.submit"
      onSubmit={() => {
        if (requireValues({ newPassword })) void run(() => send(newPassword));
      }}
    >
      <NewPasswordField
        value={newPassword}
        errors={[...(fields.newPassword ?? []), ...(fields.password ?? []), ...(fields.answer ?? [])]}
        onChange={setPassword}
      />
    </AuthForm>
  );
}
