import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import classes from './ownReview.module.css';
import type { ReviewDraft } from './reviewDraft.ts';
import { maxReviewLength, reviewFaults } from './reviewFaults.ts';
import { StarsField } from './StarsField.tsx';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

interface ReviewFormProps {
  readonly value: ReviewDraft;
  readonly onChange: (value: ReviewDraft) => void;
  /** Called before the form's own check: whether what stands above it is complete; if not, it has the focus. */
  readonly checkAbove: () => boolean;
  readonly onSend: () => void;
  readonly sending: boolean;
  /** Whether it can be sent: not before the user's reviews have loaded. */
  readonly ready: boolean;
  readonly submit: MessageId;
  /** Message id of what went wrong; null when nothing did. */
  readonly failure: MessageId | null;
  /** The server's messages for the text. */
  readonly rejected: readonly string[];
}

/** Stars and a text, checked before they are sent. */
export function ReviewForm(props: ReviewFormProps) {
  const { value, onChange, checkAbove, onSend, sending, ready, submit, failure, rejected } = props;
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const faults = reviewFaults(value);
  const messageOf = (id: MessageId | undefined) =>
    checked && id !== undefined ? [intl.formatMessage({ id }, { max: maxReviewLength })] : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (sending || !ready || !checkAbove()) return;
    if (Object.keys(faults).length === 0) onSend();
    else
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>(faults.rating ? 'input' : 'textarea')?.focus(),
      );
  };
  return (
    <form ref={form} noValidate className={classes['form']} onSubmit={send}>
      {failure !== null && <FormFailure id={failure} />}
      <StarsField
        value={value.rating}
        errors={messageOf(faults.rating)}
        onChange={(rating) => onChange({ ...value, rating })}
      />
      <TextAreaField
        name="reviewText"
        label={<FormattedMessage id="review.form.text" />}
        description={<FormattedMessage id="review.form.help" />}
        value={value.text}
        errors={[...messageOf(faults.text), ...rejected]}
        onChange={(text) => onChange({ ...value, text })}
      />
      <p className={classes['note']}>
        <FormattedMessage id="review.form.public" />
      </p>
      <SubmitButton label={submit} sendingLabel="form.saving" sending={sending} ready={ready} />
    </form>
  );
}
