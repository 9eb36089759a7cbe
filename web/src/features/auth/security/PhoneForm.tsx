import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { sendPhoneCode } from '../../../auth/account/mfa.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { AuthForm } from '../AuthForm.tsx';
import authClasses from '../auth.module.css';
import { useStepForm } from '../steps/useStepForm.ts';
import type { Steps } from '../steps/useSteps.ts';

interface PhoneFormProps {
  readonly steps: Steps;
  readonly takesFocus: boolean;
}

/** A field for the phone number that gets codes. */
export function PhoneForm({ steps, takesFocus }: PhoneFormProps) {
  const form = useStepForm(useState({ phone: '' }), steps, ({ phone }) => sendPhoneCode(phone));
  return (
    <>
      <p className={authClasses['text']}>
        <FormattedMessage id="security.phone.text" />
      </p>
      <AuthForm form={form} submit="security.phone.submit" takesFocus={takesFocus}>
        <TextField
          {...form.field('phone')}
          type="tel"
          autoComplete="tel"
          required
          withAsterisk={false}
          size="md"
          label={<FormattedMessage id="directApply.phone" />}
          description={<FormattedMessage id="auth.phone.help" />}
        />
      </AuthForm>
    </>
  );
}
