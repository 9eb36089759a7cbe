import { useIntl } from 'react-intl';
import { useNavigationPending } from '../routing/navigationState.ts';
import classes from './Placeholder.module.css';
import placeholder from './placeholder.svg?no-inline';

/** The picture shown over the page while the next one is under way. */
export function Placeholder() {
  const { formatMessage } = useIntl();
  if (!useNavigationPending()) return null;
  return (
    <div className={classes['root']} role="status">
      <img src={placeholder} width={96} height={96} alt={formatMessage({ id: 'app.placeholder' })} />
    </div>
  );
}
