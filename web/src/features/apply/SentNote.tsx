import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { directPath } from '../../paths/paths.ts';
import { useDateFormat } from '../../ui/date/useDateFormat.ts';
import classes from './OfferApply.module.css';
import { useSentTo } from './sentApplications.ts';

interface SentNoteProps {
  readonly offerId: string;
  readonly partnerName: string;
}

/** Shows when this browser applied to the offer, if it did. */
export function SentNote({ offerId, partnerName }: SentNoteProps) {
  const formatDate = useDateFormat();
  const sent = useSentTo(offerId);
  if (!sent) return null;
  // The day in the visitor's time zone.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const date = formatDate(new Date(sent.sentAt).toISOString(), { dateStyle: 'long', timeZone });
  return (
    <p className={classes['sent']}>
      {sent.form ? (
        <LocalLink to={directPath(sent.leadId)}>
          <FormattedMessage id="offer.apply.sent" values={{ date }} />
        </LocalLink>
      ) : (
        <FormattedMessage id="offer.apply.left" values={{ date, partner: partnerName }} />
      )}
    </p>
  );
}
