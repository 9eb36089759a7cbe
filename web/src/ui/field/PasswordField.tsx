import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FieldErrors } from './FieldErrors.tsx';
import classes from './TextField.module.css';

interface PasswordFieldProps {
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly value: string;
  readonly errors: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A required field for a password, with a button that shows what was typed. */
export function PasswordField({ errors, onChange, ...field }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      classNames={{
        description: classes['description'] ?? '',
        label: classes['label'] ?? '',
        wrapper: classes['frame'] ?? '',
      }}
      {...field}
      required
      withAsterisk={false}
      size="md"
      visible={visible}
      onVisibilityChange={setVisible}
      // By default Mantine removes the button from the tab order.
      visibilityToggleButtonProps={{
        tabIndex: 0,
        'aria-label': formatMessage({ id: visible ? 'auth.password.hide' : 'auth.password.show' }),
      }}
      // Mantine marks the field for its styles only.
      aria-invalid={errors.length > 0}
      error={errors.length > 0 && <FieldErrors errors={errors} />}
      errorProps={{ component: 'div' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
