import { useState } from 'react';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { AuthForm } from '../AuthForm.tsx';
import { emptyFaults } from '../emptyFaults.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { AttributeInput, faultNames } from './AttributeInput.tsx';
import { useStepForm } from './useStepForm.ts';
import type { Steps } from './useSteps.ts';

type Values = Readonly<Record<string, string>>;

interface NewPasswordFormProps {
  readonly steps: Steps;
  /** The attributes that the user pool requires and does not have. */
  readonly missingAttributes: readonly string[];
  readonly send: (password: string, attributes: Values) => Promise<AuthStep>;
}

/** A field for a new password, and one for each attribute that is missing. */
export function NewPasswordForm({ steps, missingAttributes, send }: NewPasswordFormProps) {
  const state = useState<Values & { readonly newPassword: string }>(() => ({
    ...Object.fromEntries(missingAttributes.map((name) => [name, ''])),
    newPassword: '',
  }));
  const [values] = state;
  const empty = missingAttributes.filter((name) => values[name]?.trim() === '');
  const form = useStepForm(state, steps, ({ newPassword, ...attributes }) => send(newPassword, attributes), {
    ...Object.fromEntries(empty.map((name) => [name, 'form.required'])),
    ...emptyFaults({ newPassword: values.newPassword }),
  });
  return (
    <AuthForm form={form} submit="auth.newPassword.submit">
      <NewPasswordField {...form.field('newPassword', 'password', 'answer')} />
      {missingAttributes.map((name) => (
        <AttributeInput key={name} {...form.field(name, ...faultNames(name))} />
      ))}
    </AuthForm>
  );
}
