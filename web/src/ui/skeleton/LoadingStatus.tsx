import { FormattedMessage } from 'react-intl';
import unseen from '../unseen/unseen.module.css';

/** Says to those who do not see the grey pieces that something is loading. */
export function LoadingStatus() {
  return (
    <p className={unseen['words']} role="status">
      <FormattedMessage id="app.loading" />
    </p>
  );
}
