import { useState } from 'react';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { AuthForm } from '../AuthForm.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { AttributeInput } from './AttributeInput.tsx';
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
  const [newPassword, setPassword] = useState('');
  const [values, setValues] = useState<Values>({});
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const { faults, sending, run, requireValues } = steps;
  const { fields } = faults;
  const submit = () => {
    const withoutValue = missingAttributes.filter((name) => !values[name]?.trim());
    setEmpty(withoutValue);
    if (requireValues({ newPassword }) && withoutValue.length === 0)
      void run(() => send(newPassword, values));
  };
  return (
    <AuthForm faults={faults} sending={sending} submit="auth.newPassword.submit" onSubmit={submit}>
      <NewPasswordField
        value={newPassword}
        errors={[...(fields.newPassword ?? []), ...(fields.password ?? []), ...(fields.answer ?? [])]}
        onChange={setPassword}
      />
      {missingAttributes.map((name) => (
        <AttributeInput
          key={name}
          name={name}
          value={values[name] ?? ''}
          faults={faults}
          isMissing={empty.includes(name)}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
    </AuthForm>
  );
}
