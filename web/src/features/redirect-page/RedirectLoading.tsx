import { useIntl } from 'react-intl';
import { RedirectBox } from './RedirectBox.tsx';
import { Steps } from './Steps.tsx';

/** Shown until the offer is loaded. */
export function RedirectLoading() {
  const { formatMessage } = useIntl();
  return <RedirectBox sign={<Steps />} title={formatMessage({ id: 'redirect.loading' })} />;
}
