import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { useStepForm } from './useStepForm.ts';
import type { Steps } from './useSteps.ts';

interface CodeFormProps {
  readonly steps: Steps;
  readonly send: (text: string) => Promise<AuthStep>;
  /** What is asked for: a code of digits, or the answer to a question. */
  readonly field?: 'code' | 'answer';
  readonly takesFocus?: boolean;
}

/** A field for a code or an answer. */
export function CodeForm({ steps, send, field = 'code', takesFocus = true }: CodeFormProps) {
  const form = useStepForm(
    useState<Partial<Record<typeof field, string>>>({ [field]: '' }),
    steps,
    (values) => send(values[field] ?? ''),
  );
  const isCode = field === 'code';
  return (
    <AuthForm form={form} submit="auth.confirm.submit" takesFocus={takesFocus}>
      <TextField
        // A challenge reports its fault on `answer`, even if that is a code.
        {...form.field(field, isCode ? 'answer' : 'code')}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        {...(isCode ? { inputMode: 'numeric' } : {})}
        required
        withAsterisk={false}
        size="md"
        label={<FormattedMessage id={isCode ? 'auth.code' : 'auth.answer'} />}
      />
    </AuthForm>
  );
}
