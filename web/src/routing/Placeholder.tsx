import { useIntl } from 'react-intl';
import { useNavigationPending } from './pending/navigationState.ts';
import classes from './Placeholder.module.css';
import placeholder from './placeholder.svg?no-inline';

/** The picture shown over the page until the next one is ready. */
export function PlaceholderPicture() {
  const { formatMessage } = useIntl();
  return (
    <div className={classes['root']} role="status">
      <img src={placeholder} width={64} height={64} alt={formatMessage({ id: 'app.placeholder' })} />
    </div>
  );
}

/** Shows the picture while the next page loads and the previous one is still visible. */
export function Placeholder() {
  return useNavigationPending() ? <PlaceholderPicture /> : null;
}
