import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
}

/** A checkbox or radio button with its label. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className={classes['choice']}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
