import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldErrors } from './FieldErrors.tsx';
import classes from './TextField.module.css';

interface TextFieldProps extends Omit<TextInputProps, 'error'> {
  /** The errors of the value: none, one or several sentences. */
  readonly errors?: readonly string[];
}

/** A text field with its errors below, which are its accessible description. */
export function TextField({ errors = [], ...field }: TextFieldProps) {
  return (
    <TextInput
      classNames={{
        description: classes['description'] ?? '',
        label: classes['label'] ?? '',
        wrapper: classes['frame'] ?? '',
      }}
      {...field}
      error={errors.length > 0 && <FieldErrors errors={errors} />}
      // A list is invalid in the paragraph that Mantine renders by default.
      errorProps={{ component: 'div' }}
    />
  );
}
