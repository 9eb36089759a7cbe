import { useEffect } from 'react';
import type { MessageId } from '../../i18n/messageId.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import type { Elements } from '../../ui/elements.ts';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import type { Form } from '../../ui/form/useForm.ts';
import classes from './auth.module.css';

interface AuthFormProps {
  readonly form: Form;
  /** Message id of the button. */
  readonly submit: MessageId;
  /** False for a form that appears below the element that the visitor is using. */
  readonly takesFocus?: boolean;
  readonly children: Elements;
}

const firstField = 'input:not([type="checkbox"], [hidden])';

/** A form for accounts. Focuses its first field when it appears. */
export function AuthForm({ form, submit, takesFocus = true, children }: AuthFormProps) {
  const { ref } = form.props;
  useEffect(() => {
    if (!takesFocus) return;
    const field = ref.current?.querySelector<HTMLElement>(firstField);
    // A dialog that has just opened focuses what is marked, or else its first button.
    field?.setAttribute('data-autofocus', '');
    field?.focus();
  }, [ref, takesFocus]);
  return (
    <form {...form.props} className={classes['form']}>
      <FormFailure id={form.failure} />
      {children}
      <SubmitButton {...form.button} label={submit} sendingLabel="form.wait" />
    </form>
  );
}
