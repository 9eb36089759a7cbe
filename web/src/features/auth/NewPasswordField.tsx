import { FormattedMessage } from 'react-intl';
import { PasswordField } from '../../ui/field/PasswordField.tsx';

interface NewPasswordFieldProps {
  readonly name: string;
  readonly value: string;
  readonly errors: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A field for a password that the user chooses instead of another one. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      label={<FormattedMessage id="auth.newPassword" />}
      description={<FormattedMessage id="auth.password.help" />}
    />
  );
}
