import type { ReactNode } from 'react';
import classes from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  readonly legend: ReactNode;
  /** The choices. */
  readonly children: ReactNode;
}

/** Checkboxes or radio buttons that belong together, in as many columns as fit. */
export function ChoiceGroup({ legend, children }: ChoiceGroupProps) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{legend}</legend>
      {children}
    </fieldset>
  );
}
