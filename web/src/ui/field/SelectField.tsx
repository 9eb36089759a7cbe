import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './TextField.module.css';

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly autoComplete?: string;
  readonly value: string;
  readonly data: { readonly value: string; readonly label: string }[];
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of a few values, with the browser's own list. */
export function SelectField({ isInvalid = false, describedBy, onChange, ...field }: SelectFieldProps) {
  return (
    <NativeSelect
      classNames={{ label: classes['label'] ?? '', wrapper: classes['frame'] ?? '' }}
      styles={{ input: { textOverflow: 'ellipsis' } }}
      {...field}
      size="md"
      error={isInvalid}
      {...(describedBy === undefined ? {} : { attributes: { input: { 'aria-describedby': describedBy } } })}
      rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
