import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { TextField } from '../../ui/field/TextField.tsx';
import { forgotPassword } from './accountMutations.ts';
import { AuthForm } from './AuthForm.tsx';
import { useFaults } from './useFaults.ts';

interface ForgotFormProps {
  readonly email: string;
  readonly onType: (email: string) => void;
  readonly onSent: () => void;
  readonly onTooMany: () => void;
}

/** Asks for the address to which a link to choose a new password is mailed. */
export function ForgotForm({ email, onType, onSent, onTooMany }: ForgotFormProps) {
  const { formatMessage } = useIntl();
  const environment = useRelayEnvironment();
  const [sending, setSending] = useState(false);
  const { faults, showText, requireValues } = useFaults();
  const send = async () => {
    if (!requireValues({ email })) return;
    setSending(true);
    const rejections = await forgotPassword(environment, email.trim());
    setSending(false);
    if (rejections?.length === 0) onSent();
    else if (rejections?.some(({ code }) => code === 'TOO_MANY_REQUESTS')) onTooMany();
    else if (rejections === null) showText({ form: formatMessage({ id: 'auth.forgot.failed' }), fields: {} });
    else showText({ form: null, fields: { email: rejections.map(({ message }) => message) } });
  };
  return (
    <AuthForm faults={faults} sending={sending} submit="auth.forgot.submit" onSubmit={() => void send()}>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        size="md"
        label={<FormattedMessage id="auth.email" />}
        value={email}
        errors={faults.fields.email ?? []}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </AuthForm>
  );
}
