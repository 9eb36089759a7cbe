import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { authState } from '../../auth/authStore.ts';
import { send } from '../../auth/machine/accountMachine.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { useForm, type Refusal } from '../../ui/form/useForm.ts';
import { forgotPassword } from './accountMutations.ts';
import { AuthForm } from './AuthForm.tsx';
import { emptyFaults } from './emptyFaults.ts';

interface ForgotFormProps {
  readonly email: string;
  readonly onType: (email: string) => void;
}

/** Asks for the address to which a link to choose a new password is mailed. */
export function ForgotForm({ email, onType }: ForgotFormProps) {
  const environment = useRelayEnvironment();
  const values = { email };
  const sendLink = async (): Promise<Refusal | undefined> => {
    const outcome = await forgotPassword(environment, email.trim());
    if (outcome === null) return { form: 'auth.forgot.failed' };
    if (outcome.length === 0) send('resetMailed', { email });
    else if (outcome.some(({ code }) => code === 'TOO_MANY_REQUESTS')) {
      // A user who is logged in has no use for the login.
      if (authState().idToken !== null) return { form: 'auth.forgot.tooMany' };
      send('tooManyResets', { email, why: 'tooManyLinks' });
    } else return { fields: { email: outcome.map(({ message }) => message) } };
    return undefined;
  };
  const form = useForm([values, (next) => onType(next.email)], {
    faults: emptyFaults(values),
    send: sendLink,
  });
  return (
    <AuthForm form={form} submit="auth.forgot.submit">
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        size="md"
        label={<FormattedMessage id="auth.email" />}
      />
    </AuthForm>
  );
}
