import classes from './dusk.module.css';
import picture from './dusk.svg';

/**
 * The houses at the foot of an element with the class `dusk`. A picture and no background of the style sheet, because browsers send the
 * whole address of a page with such a request, with the secrets of mailed links.
 */
export function DuskHouses() {
  return <img className={classes['houses']} src={picture} alt="" />;
}
