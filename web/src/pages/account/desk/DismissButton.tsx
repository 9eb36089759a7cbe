import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusContent } from '../../../browser/focusContent.ts';
import type { MessageId } from '../../../i18n/messageId.ts';
import { measuredDrift } from '../../../relay/serverClock.ts';
import { useFlash, useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import { useDateFormat } from '../../../ui/date/useDateFormat.ts';
import { useDismissOpportunity } from './useDismissOpportunity.ts';

interface DismissButtonProps {
  readonly offerId: string;
  readonly label: MessageId;
  /** How long the question is dismissed; for good by default. */
  readonly pauseMs?: number;
  /** What is said afterwards, with the `date` on which a pause ends. */
  readonly done: MessageId;
}

/** Stops asking for a review of a gig, for a while or for good, which also takes a visit off the desk. It can be undone. */
export function DismissButton({ offerId, label, pauseMs, done }: DismissButtonProps) {
  const flash = useFlash();
  const flashes = useFlashStore();
  const formatDate = useDateFormat();
  const dismiss = useDismissOpportunity();
  const [isSending, setSending] = useState(false);
  const press = async () => {
    if (isSending) return;
    setSending(true);
    const end = pauseMs === undefined ? null : Date.now() + (measuredDrift() ?? 0) + pauseMs;
    const until = end === null ? null : new Date(end).toISOString();
    const rejections = await dismiss({ offerId, dismissed: true, until });
    setSending(false);
    if (rejections === null) return;
    const source = { source: `opportunity ${offerId}`, pushable: false };
    const [rejection] = rejections;
    if (rejection) {
      flash({ ...source, variation: 'error', message: rejection.message });
      return;
    }
    // The pressed button is gone.
    focusContent();
    const id = flash({
      ...source,
      variation: 'info',
      message: (
        <FormattedMessage
          id={done}
          values={{ date: until === null ? '' : formatDate(until, { dateStyle: 'long' }) }}
        />
      ),
      action: {
        label: <FormattedMessage id="app.undo" />,
        handler: () => {
          flashes.close(id);
          void dismiss({ offerId, dismissed: false });
        },
      },
    });
  };
  return (
    <Button variant="subtle" aria-disabled={isSending} onClick={() => void press()}>
      <FormattedMessage id={isSending ? 'form.wait' : label} />
    </Button>
  );
}
