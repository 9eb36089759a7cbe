import type { ReactNode } from 'react';
import classes from './ChoiceGroup.module.css';
import type { Elements } from '../elements.ts';

interface ChoiceGroupProps {
  readonly legend: ReactNode;
  /** The choices. */
  readonly children: Elements;
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
