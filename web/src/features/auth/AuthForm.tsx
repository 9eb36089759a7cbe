import { useEffect, useRef, type FormEvent } from 'react';
import type { MessageId } from '../../i18n/messageId.ts';
import classes from './auth.module.css';
import type { Faults } from './useFaults.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';
import type { Elements } from '../../ui/elements.ts';

interface AuthFormProps {
  readonly faults: Faults;
  readonly sending: boolean;
  /** Message id of the button. */
  readonly submit: MessageId;
  readonly onSubmit: () => void;
  /** False for a form that appears below the element that the visitor is using. */
  readonly takesFocus?: boolean;
  readonly children: Elements;
}

const firstField = 'input:not([type="checkbox"], [hidden])';

/** A form for accounts. Focuses its first field when it appears, and later the field of a fault. */
export function AuthForm({ faults, sending, submit, onSubmit, takesFocus = true, children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const field = form.current?.querySelector<HTMLElement>(firstField);
    // A dialog that has just opened focuses what is marked, or else its first button.
    field?.setAttribute('data-autofocus', '');
    field?.focus();
  }, [takesFocus]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) onSubmit();
  };
  return (
    // No validation by the browser, which would show messages in its own language.
    <form noValidate ref={form} className={classes['form']} onSubmit={send}>
      {faults.form === null ? null : (
        <p className={classes['failure']} role="alert">
          {faults.form}
        </p>
      )}
      {children}
      <SubmitButton label={submit} sendingLabel="form.wait" sending={sending} />
    </form>
  );
}
