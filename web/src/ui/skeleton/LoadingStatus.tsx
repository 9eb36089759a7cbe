import { FormattedMessage } from 'react-intl';
import classes from './LoadingStatus.module.css';

/** Says to those who do not see the grey pieces that something is loading. */
export function LoadingStatus() {
  return (
    <p className={classes['told']} role="status">
      <FormattedMessage id="app.loading" />
    </p>
  );
}
