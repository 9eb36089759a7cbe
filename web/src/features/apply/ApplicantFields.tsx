import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
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
import { FaultSummary } from '../../ui/form/FaultSummary.tsx';
import type { Elements } from '../../ui/elements.ts';
import { useForm, type Sender } from '../../ui/form/useForm.ts';
import { SubmitButton } from '../../ui/button/SubmitButton.tsx';

export interface ApplicantFieldsProps {
  /** Resolves to whether the application is sent. */
  readonly onSend: (form: ApplicantForm) => Promise<boolean>;
  readonly partnerName: string;
  /** Fills the fields in which nothing was typed before; by default what the browser knows of the user. */
  readonly profile?: ApplicantForm;
  readonly sender: Sender;
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
  sender,
  takesFocus = false,
  note,
}: ApplicantFieldsProps) {
  const prefix = useId();
  const [values, setValues] = useState(() =>
    filledFrom(applicantDraft(), profile ?? applicantOf(authState().profile)),
  );
  /** The first empty field, where the dialog puts the focus. */
  const [first] = useState(
    () => applicantFields.find((field) => values[field].trim() === '') ?? applicantFields[0],
  );
  const focus = (field: ApplicantField) => document.getElementById(prefix + field)?.focus();
  const focusFirst = useEffectEvent(() => focus(first));
  useEffect(() => {
    if (takesFocus) focusFirst();
  }, [takesFocus]);
  const change = (next: ApplicantForm) => {
    setValues(next);
    saveApplicantDraft(next);
  };
  const form = useForm([values, change], {
    faults: applicantFaults(values),
    send: async (applicant) => {
      await onSend(applicant);
      return undefined;
    },
    sender,
  });
  const clear = () => {
    change(emptyApplicant);
    form.clear();
    focus(applicantFields[0]);
  };
  const summed = applicantFields.map((name) => ({
    id: prefix + name,
    label: fields[name].label,
    errors: form.field(name).errors,
  }));

  return (
    <form {...form.props} className={classes['form']}>
      <FaultSummary fields={summed} />
      <div className={classes['fields']}>
        {applicantFields.map((name) => {
          const props = {
            ...form.field(name),
            id: prefix + name,
            autoComplete: fields[name].autoComplete,
            label: <FormattedMessage id={fields[name].label} />,
            required: true,
            size: 'md',
            withAsterisk: false,
            ...(name === first ? { 'data-autofocus': true } : {}),
          };
          return name === 'email' ? (
            <EmailField key={name} {...props} />
          ) : (
            <TextField
              key={name}
              {...props}
              type={fields[name].type}
              {...(name === 'phone' ? { description: <FormattedMessage id="directApply.phone.help" /> } : {})}
            />
          );
        })}
      </div>
      {applicantFields.some((name) => values[name] !== '') && (
        <Button className={classes['clear'] ?? ''} variant="subtle" size="compact-sm" onClick={clear}>
          <FormattedMessage id="directApply.clear" />
        </Button>
      )}
      {note}
      <p className={classes['privacy']}>
        <FormattedMessage id="directApply.privacy" values={{ partner: partnerName }} />
      </p>
      <div className={classes['send']}>
        <SubmitButton {...form.button} label="directApply.submit" sendingLabel="form.sending" />
      </div>
    </form>
  );
}
