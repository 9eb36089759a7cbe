import { FormattedMessage } from 'react-intl';
import { minAnswers } from './minAnswers.ts';
import classes from './Unranked.module.css';

/** The line of a sorted list before what has too few answers for a rank. */
export function Unranked() {
  return (
    <li className={classes['unranked']}>
      <FormattedMessage id="offerCard.unranked" values={{ count: minAnswers }} />
    </li>
  );
}
