import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { FieldErrors } from './FieldErrors.tsx';
import classes from './TextField.module.css';
import area from './TextAreaField.module.css';

interface TextAreaFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly value: string;
  /** The errors of the value: none, one or several sentences. */
  readonly errors: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A field for a text of several lines. */
export function TextAreaField({ errors, onChange, ...field }: TextAreaFieldProps) {
  return (
    <Textarea
      rows={6}
      size="md"
      resize="vertical"
      classNames={{
        description: classes['description'] ?? '',
        input: area['input'] ?? '',
        label: classes['label'] ?? '',
        wrapper: classes['frame'] ?? '',
      }}
      {...field}
      error={errors.length > 0 && <FieldErrors errors={errors} />}
      errorProps={{ component: 'div' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
