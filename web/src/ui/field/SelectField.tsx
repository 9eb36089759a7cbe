import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SelectField.module.css';

interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly autoComplete?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of a few values, with the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, autoComplete, value, options, isInvalid = false, describedBy, onChoose } = props;
  return (
    <div>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      <div className={classes['field']}>
        <select
          className={classes['select']}
          id={id}
          name={name}
          autoComplete={autoComplete}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <IconChevronDown className={classes['chevron'] ?? ''} size={18} stroke={1.75} aria-hidden />
      </div>
    </div>
  );
}
