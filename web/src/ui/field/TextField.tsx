import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldErrors } from './FieldErrors.tsx';
import classes from './TextField.module.css';

interface TextFieldProps extends Omit<TextInputProps, 'error'> {
  /** What is wrong with the value: none, one or several sentences. */
  readonly errors?: readonly string[];
}

/** A field for a line of text with everything that is wrong with it below, told as its description. */
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
      // A list may not stand in the paragraph that the library draws.
      errorProps={{ component: 'div' }}
    />
  );
}
