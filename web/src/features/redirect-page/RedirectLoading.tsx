import { useIntl } from 'react-intl';
import { RedirectBox } from './RedirectBox.tsx';
import { Steps } from './Steps.tsx';

/** What the redirect page shows until it knows the offer. */
export function RedirectLoading() {
  const { formatMessage } = useIntl();
  return <RedirectBox sign={<Steps />} title={formatMessage({ id: 'redirect.loading' })} />;
}
