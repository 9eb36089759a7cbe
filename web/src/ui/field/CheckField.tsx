import type { ReactNode } from 'react';
import classes from './CheckField.module.css';

interface CheckFieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function CheckField({ checked, onChange, children }: CheckFieldProps) {
  return (
    <label className={classes['field']}>
      <input
        type="checkbox"
        className={classes['box']}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
