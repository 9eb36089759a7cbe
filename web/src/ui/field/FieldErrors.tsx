import classes from './FieldErrors.module.css';

/** The errors of a field, one sentence per line. */
export function FieldErrors({ errors }: { readonly errors: readonly string[] }) {
  return (
    <ul className={classes['errors']}>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}
