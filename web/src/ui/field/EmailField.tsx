import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { emailSlip } from './emailSlip.ts';
import classes from './EmailField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface EmailFieldProps extends Omit<TextFieldProps, 'type'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for an email address. Once it is left, it asks whether a common provider is mistyped. */
export function EmailField({ value, onChange, ...field }: EmailFieldProps) {
  const [left, setLeft] = useState<string | null>(null);
  const meant = left === value ? emailSlip(value) : null;
  return (
    <div>
      <TextField {...field} type="email" value={value} onBlur={() => setLeft(value)} onChange={onChange} />
      <p className={classes['slip']} role="status">
        {meant === null ? null : (
          <button type="button" className={classes['meant']} onClick={() => onChange(meant)}>
            <FormattedMessage id="form.emailSlip" values={{ email: meant }} />
          </button>
        )}
      </p>
    </div>
  );
}
