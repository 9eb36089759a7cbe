import { FormattedMessage } from 'react-intl';
import visuallyHidden from '../visually-hidden/visuallyHidden.module.css';

/** Announces to screen readers that something is loading. */
export function LoadingStatus() {
  return (
    <p className={visuallyHidden['text']} role="status">
      <FormattedMessage id="app.loading" />
    </p>
  );
}
