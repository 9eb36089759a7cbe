import classes from './RedirectBox.module.css';

/** Three dots that show progress. */
export function Steps() {
  return (
    <div className={classes['steps']} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
