import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { sendAddressCode } from '../../../auth/account/changeAddress.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { AuthForm } from '../AuthForm.tsx';
import type { Steps } from '../steps/useSteps.ts';
import classes from './security.module.css';

interface AddressFormProps {
  readonly steps: Steps;
  readonly onCancel: () => void;
}

/** A field for the address that the user wants. */
export function AddressForm({ steps, onCancel }: AddressFormProps) {
  const [email, setEmail] = useState('');
  const { faults, sending, run, requireValues } = steps;
  return (
    <div className={classes['setup']}>
      <AuthForm
        faults={faults}
        sending={sending}
        submit="security.email.submit"
        onSubmit={() => {
          if (requireValues({ email })) void run(() => sendAddressCode(email));
        }}
      >
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          size="md"
          label={<FormattedMessage id="security.email.new" />}
          description={<FormattedMessage id="security.email.help" />}
          value={email}
          errors={faults.fields.email ?? []}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </AuthForm>
      <Button variant="default" size="md" fullWidth aria-disabled={sending} onClick={onCancel}>
        <FormattedMessage id="app.cancel" />
      </Button>
    </div>
  );
}
