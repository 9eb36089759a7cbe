import { useIntl } from 'react-intl';
import { PageHead } from './PageHead.tsx';

/** The head while a page loads: a document is never without a title. */
export function LoadingHead() {
  const { formatMessage } = useIntl();
  return <PageHead title={formatMessage({ id: 'app.loading' })} />;
}
