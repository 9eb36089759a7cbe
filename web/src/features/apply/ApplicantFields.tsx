import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  applicantFields,
  applicantFaults,
  emptyApplicant,
  filledFrom,
  type ApplicantField,
  type ApplicantForm,
} from '../../auth/applicant/applicant.ts';
import { applicantDraft, saveApplicantDraft } from '../../auth/applicant/applicantDraft.ts';
import { applicantOf } from '../../auth/applicant/applicantOf.ts';
import { authState } from '../../auth/authStore.ts';
import classes from './apply.module.css';
import { EmailField } from '../../ui/field/EmailField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FaultSummary } from './FaultSummary.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { RejectedFields } from './useApplication.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

export interface ApplicantFieldsProps {
  /** Resolves to whether the application is sent. */
  readonly onSend: (form: ApplicantForm) => Promise<boolean>;
  readonly partnerName: string;
  /** Fills the fields in which nothing was typed before; by default what the browser knows of the user. */
  readonly profile?: ApplicantForm;
  /** The server's messages for single fields. */
  readonly rejected: RejectedFields;
  readonly sending: boolean;
  /** Whether it replaces what had the focus, and takes it. */
  readonly takesFocus?: boolean;
  /** What is said above the button. */
  readonly note?: Elements;
}

const fields = {
  given_name: { label: 'directApply.givenName', autoComplete: 'given-name', type: 'text' },
  family_name: { label: 'directApply.familyName', autoComplete: 'family-name', type: 'text' },
  email: { label: 'directApply.email', autoComplete: 'email', type: 'email' },
  phone: { label: 'directApply.phone', autoComplete: 'tel', type: 'tel' },
} as const;

/** Name, email and phone, validated before they are sent. The input is stored for the next time the form opens. */
export function ApplicantFields({
  onSend,
  partnerName,
  profile,
  rejected,
  sending,
  takesFocus = false,
  note,
}: ApplicantFieldsProps) {
  const intl = useIntl();
  const prefix = useId();
  const [form, setForm] = useState(() =>
    filledFrom(applicantDraft(), profile ?? applicantOf(authState().profile)),
  );
  /** The first empty field, where the dialog puts the focus. */
  const [first] = useState(
    () => applicantFields.find((field) => form[field].trim() === '') ?? applicantFields[0],
  );
  const [checked, setChecked] = useState(false);
  const [touchedAfterRejection, setTouched] = useState<typeof rejected | null>(null);

  const formFaults = checked ? applicantFaults(form) : {};
  const serverFaults = touchedAfterRejection === rejected ? {} : rejected;
  const faults = applicantFields.flatMap((field) => {
    const id = formFaults[field];
    const messages = id === undefined ? (serverFaults[field] ?? []) : [intl.formatMessage({ id })];
    return messages.map((message) => ({ field, id: prefix + field, label: fields[field].label, message }));
  });
  const faultsOf = (field: ApplicantField) =>
    faults.filter((fault) => fault.field === field).map(({ message }) => message);

  const focus = (field: ApplicantField) => document.getElementById(prefix + field)?.focus();
  const focusFirst = useEffectEvent(() => focus(first));
  useEffect(() => {
    if (takesFocus) focusFirst();
  }, [takesFocus]);

  const change = (next: ApplicantForm) => {
    setForm(next);
    saveApplicantDraft(next);
  };
  const clear = () => {
    change(emptyApplicant);
    setChecked(false);
    setTouched(rejected);
    focus(applicantFields[0]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const found = applicantFaults(form);
    const wrong = applicantFields.find((field) => found[field] !== undefined);
    if (wrong === undefined) void onSend(form);
    // Below the summary, which appears first.
    else requestAnimationFrame(() => focus(wrong));
  };

  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      {faults.length > 0 && <FaultSummary faults={faults} />}
      <div className={classes['fields']}>
        {applicantFields.map((field) => {
          const props = {
            id: prefix + field,
            name: field,
            autoComplete: fields[field].autoComplete,
            errors: faultsOf(field),
            label: <FormattedMessage id={fields[field].label} />,
            required: true,
            size: 'md',
            value: form[field],
            withAsterisk: false,
            ...(field === first ? { 'data-autofocus': true } : {}),
          };
          const type = (value: string) => {
            change({ ...form, [field]: value });
            if (serverFaults[field] !== undefined) setTouched(rejected);
          };
          return field === 'email' ? (
            <EmailField key={field} {...props} onType={type} />
          ) : (
            <TextField
              key={field}
              {...props}
              type={fields[field].type}
              {...(field === 'phone'
                ? { description: <FormattedMessage id="directApply.phone.help" /> }
                : {})}
              onChange={(event) => type(event.currentTarget.value)}
            />
          );
        })}
      </div>
      {applicantFields.some((field) => form[field] !== '') && (
        <Button className={classes['clear'] ?? ''} variant="subtle" size="compact-sm" onClick={clear}>
          <FormattedMessage id="directApply.clear" />
        </Button>
      )}
      {note}
      <p className={classes['privacy']}>
        <FormattedMessage id="directApply.privacy" values={{ partner: partnerName }} />
      </p>
      <div className={classes['send']}>
        <SubmitButton label="directApply.submit" sendingLabel="form.sending" sending={sending} />
      </div>
    </form>
  );
}
