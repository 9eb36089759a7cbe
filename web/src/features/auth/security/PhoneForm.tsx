import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { sendPhoneCode } from '../../../auth/account/mfa.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { AuthForm } from '../AuthForm.tsx';
import authClasses from '../auth.module.css';
import type { Steps } from '../steps/useSteps.ts';

interface PhoneFormProps {
  readonly steps: Steps;
  readonly takesFocus: boolean;
}

/** A field for the phone number that gets codes. */
export function PhoneForm({ steps, takesFocus }: PhoneFormProps) {
  const [phone, setPhone] = useState('');
  const { faults, sending, run, requireValues } = steps;
  return (
    <>
      <p className={authClasses['text']}>
        <FormattedMessage id="security.phone.text" />
      </p>
      <AuthForm
        faults={faults}
        sending={sending}
        submit="security.phone.submit"
        takesFocus={takesFocus}
        onSubmit={() => {
          if (requireValues({ phone })) void run(() => sendPhoneCode(phone));
        }}
      >
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          withAsterisk={false}
          size="md"
          label={<FormattedMessage id="directApply.phone" />}
          description={<FormattedMessage id="auth.phone.help" />}
          value={phone}
          errors={faults.fields.phone ?? []}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
      </AuthForm>
    </>
  );
}
