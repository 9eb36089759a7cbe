import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../ui/date/useDateFormat.ts';

/** Says that a new answer replaces an earlier one, and from when that is if it is known. */
export function ReplacesNote({ reportedAt }: { readonly reportedAt: string | null | undefined }) {
  const formatDate = useDateFormat();
  if (reportedAt == null) return <FormattedMessage id="contribution.replaces" />;
  const date = formatDate(reportedAt, { dateStyle: 'long' });
  return <FormattedMessage id="contribution.earlier" values={{ date }} />;
}
