import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldErrors } from './FieldErrors.tsx';
import classes from './TextField.module.css';

export interface TextFieldProps extends Omit<TextInputProps, 'error' | 'onChange'> {
  /** The errors of the value: none, one or several sentences. */
  readonly errors?: readonly string[];
  /** Whether the value is wrong according to errors that are shown elsewhere, such as below a group of fields. */
  readonly isInvalid?: boolean;
  /** Id of the element with those errors. */
  readonly describedBy?: string | undefined;
  readonly onChange?: (value: string) => void;
}

/** A text field with its errors below, which are its accessible description. */
export function TextField({
  errors = [],
  isInvalid = false,
  describedBy,
  onChange,
  ...field
}: TextFieldProps) {
  return (
    <TextInput
      classNames={{
        description: classes['description'] ?? '',
        label: classes['label'] ?? '',
        wrapper: classes['frame'] ?? '',
      }}
      {...field}
      error={errors.length > 0 ? <FieldErrors errors={errors} /> : isInvalid}
      // Mantine replaces the attribute if it is a property.
      {...(describedBy === undefined ? {} : { attributes: { input: { 'aria-describedby': describedBy } } })}
      // A list is invalid in the paragraph that Mantine renders by default.
      errorProps={{ component: 'div' }}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}
