import { FieldErrors } from './FieldErrors.tsx';
import classes from './GroupErrors.module.css';

interface GroupErrorsProps {
  /** For the fields that the errors describe. */
  readonly id?: string;
  readonly errors: readonly string[];
  /** Whether a screen reader says them at once: not needed where the focus moves to a field that they describe. */
  readonly isAlert?: boolean;
}

/** The errors of a group of fields, below it; nothing without any. */
export function GroupErrors({ id, errors, isAlert = false }: GroupErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <div id={id} role={isAlert ? 'alert' : undefined} className={classes['group']}>
      <FieldErrors errors={errors} />
    </div>
  );
}
