import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { authState } from '../../auth/authStore.ts';
import { send } from '../../auth/machine/accountMachine.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { forgotPassword } from './accountMutations.ts';
import { AuthForm } from './AuthForm.tsx';
import { useAccountRequest } from './useAccountRequest.ts';

interface ForgotFormProps {
  readonly email: string;
  readonly onType: (email: string) => void;
}

/** Asks for the address to which a link to choose a new password is mailed. */
export function ForgotForm({ email, onType }: ForgotFormProps) {
  const environment = useRelayEnvironment();
  const { faults, sending, send: request, showFailure, showFields } = useAccountRequest('auth.forgot.failed');
  const sendLink = async () => {
    const outcome = await request({ email }, () => forgotPassword(environment, email.trim()));
    if (outcome === null) return;
    if (outcome.length === 0) send('resetMailed', { email });
    else if (outcome.some(({ code }) => code === 'TOO_MANY_REQUESTS')) {
      // A user who is logged in has no use for the login.
      if (authState().idToken !== null) showFailure('auth.forgot.tooMany');
      else send('tooManyResets', { email, why: 'tooManyLinks' });
    } else showFields({ email: outcome.map(({ message }) => message) });
  };
  return (
    <AuthForm faults={faults} sending={sending} submit="auth.forgot.submit" onSubmit={() => void sendLink()}>
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
