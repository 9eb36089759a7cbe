import { useIntl } from 'react-intl';
import { useNavigationPending } from './navigationState.ts';
import classes from './Placeholder.module.css';
import placeholder from './placeholder.svg?no-inline';

/** The picture that stands over the page until that is ready. */
export function PlaceholderPicture() {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['root']} role="status">
      <img src={placeholder} width={64} height={64} alt={formatMessage({ id: 'app.placeholder' })} />
    </div>
  );
}

/** Shows the picture while the next page is under way and the one before still stands. */
export function Placeholder() {
  return useNavigationPending() ? <PlaceholderPicture /> : null;
}
