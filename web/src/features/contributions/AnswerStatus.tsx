import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/messageId.ts';
import { useDateFormat } from '../../ui/date/useDateFormat.ts';
import type { OwnAnswer } from './useOwnContributions.ts';

const texts: Readonly<Record<string, MessageId>> = {
  COUNTS: 'contribution.status.counts',
  UNCONFIRMED: 'contribution.status.unconfirmed',
  NEW_ACCOUNT: 'contribution.status.newAccount',
  SAME_NETWORK: 'contribution.status.sameNetwork',
  SAME_MAILBOX: 'contribution.status.sameMailbox',
  UNUSUAL: 'contribution.status.unusual',
  EXCLUDED: 'contribution.status.excluded',
};

/** Says whether one's answer counts, from when, or why not; nothing if that is unknown. */
export function AnswerStatus({ answer }: { readonly answer: OwnAnswer | null }) {
  const formatDate = useDateFormat();
  const id = texts[answer?.status ?? ''];
  if (id === undefined) return null;
  const date = answer?.countsFrom == null ? '' : formatDate(answer.countsFrom, { dateStyle: 'long' });
  return (
    <span>
      {' '}
      <FormattedMessage id={id} values={{ date }} />
    </span>
  );
}
