import type { ReactNode } from 'react';
import classes from './CheckField.module.css';

interface CheckFieldProps {
  /** Whether a dialog focuses it when it opens. */
  readonly 'data-autofocus'?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function CheckField({ checked, onChange, children, ...focus }: CheckFieldProps) {
  return (
    <label className={classes['field']}>
      <input
        {...focus}
        type="checkbox"
        className={classes['box']}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
