import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AuthStep } from '../../../auth/account/authStep.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { AuthForm } from '../AuthForm.tsx';
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
  const [text, setText] = useState('');
  const { faults, sending, run, requireValues } = steps;
  const isCode = field === 'code';
  return (
    <AuthForm
      faults={faults}
      sending={sending}
      submit="auth.confirm.submit"
      takesFocus={takesFocus}
      onSubmit={() => {
        if (requireValues({ [field]: text })) void run(() => send(text));
      }}
    >
      <TextField
        name={field}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        {...(isCode ? { inputMode: 'numeric' } : {})}
        required
        withAsterisk={false}
        size="md"
        label={<FormattedMessage id={isCode ? 'auth.code' : 'auth.answer'} />}
        value={text}
        // A challenge reports its fault on `answer`, even if that is a code.
        errors={[...(faults.fields.code ?? []), ...(faults.fields.answer ?? [])]}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </AuthForm>
  );
}
