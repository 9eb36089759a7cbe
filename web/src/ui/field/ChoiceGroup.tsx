import { useId, type ReactNode } from 'react';
import classes from './ChoiceGroup.module.css';
import { GroupErrors } from './GroupErrors.tsx';
import type { Elements } from '../elements.ts';

interface ChoiceGroupProps {
  readonly legend: ReactNode;
  /** Whether the choices stand in one column, instead of as many as fit. */
  readonly isList?: boolean;
  readonly errors?: readonly string[];
  /** The choices. */
  readonly children: Elements;
}

/** Checkboxes or radio buttons that belong together. */
export function ChoiceGroup({ legend, isList, errors = [], children }: ChoiceGroupProps) {
  const id = useId();
  const isInvalid = errors.length > 0;
  return (
    <>
      <fieldset
        className={classes['group']}
        data-list={isList}
        data-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? id : undefined}
      >
        <legend className={classes['legend']}>{legend}</legend>
        {children}
      </fieldset>
      <GroupErrors id={id} errors={errors} isAlert />
    </>
  );
}
