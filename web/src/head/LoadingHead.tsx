import { useIntl } from 'react-intl';
import { PageHead } from './PageHead.tsx';

/** The head while a page loads, because a document must always have a title. */
export function LoadingHead() {
  const { formatMessage } = useIntl();
  return <PageHead title={formatMessage({ id: 'app.loading' })} />;
}
