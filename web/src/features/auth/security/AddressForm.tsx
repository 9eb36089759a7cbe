import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { sendAddressCode } from '../../../auth/account/changeAddress.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { AuthForm } from '../AuthForm.tsx';
import { useStepForm } from '../steps/useStepForm.ts';
import type { Steps } from '../steps/useSteps.ts';
import classes from './security.module.css';

interface AddressFormProps {
  readonly steps: Steps;
  readonly onCancel: () => void;
}

/** A field for the address that the user wants. */
export function AddressForm({ steps, onCancel }: AddressFormProps) {
  const form = useStepForm(useState({ email: '' }), steps, ({ email }) => sendAddressCode(email));
  return (
    <div className={classes['setup']}>
      <AuthForm form={form} submit="security.email.submit">
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          size="md"
          label={<FormattedMessage id="security.email.new" />}
          description={<FormattedMessage id="security.email.help" />}
        />
      </AuthForm>
      <Button variant="default" size="md" fullWidth aria-disabled={steps.sending} onClick={onCancel}>
        <FormattedMessage id="app.cancel" />
      </Button>
    </div>
  );
}
