import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { readLocal } from '../../browser/storage/localStore.ts';
import { subscribeToStorage } from '../../browser/storage/subscribeToStorage.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import { directPath } from '../../paths/paths.ts';
import { useDateFormat } from '../../ui/date/useDateFormat.ts';
import { LateQueuedNote } from './LateQueuedNote.ts';
import classes from './OfferApply.module.css';
import { useSentTo, type SentApplication } from './sentApplications.ts';

const queuedText = (): string | null => readLocal('keptLeads') ?? readLocal('guestLeads');

interface SentNoteProps {
  readonly offerId: string;
  readonly partnerName: string;
}

/** Shows when this browser applied to the offer, if it did, and whether an application waits to be sent. */
export function SentNote({ offerId, partnerName }: SentNoteProps) {
  const sent = useSentTo(offerId);
  const queued = useSyncExternalStore(subscribeToStorage, queuedText, () => null);
  return (
    <>
      {queued && <LateQueuedNote offerId={offerId} />}
      {sent && <Sent sent={sent} partnerName={partnerName} />}
    </>
  );
}

function Sent({ sent, partnerName }: { readonly sent: SentApplication; readonly partnerName: string }) {
  const formatDate = useDateFormat();
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
