import classes from './RedirectBox.module.css';

/** Three dots that say: something is under way. */
export function Steps() {
  return (
    <div className={classes['steps']} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
