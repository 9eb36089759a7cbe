import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import classes from '../apply.module.css';
import { isStored, useQueuedTo } from './queuedLeads.ts';
import { cancelQueued } from './resendLeads.tsx';

interface QueuedNoteProps {
  readonly offerId: string;
  /** Whether it is announced, because the visitor has just tried to send it. */
  readonly announced?: boolean;
  /** Whether to show nothing, because the application is being sent. */
  readonly hidden?: boolean;
}

/** Says that an application with the form of this site waits to be sent, and offers to cancel it. */
export function QueuedNote({ offerId, announced = false, hidden = false }: QueuedNoteProps) {
  const queued = useQueuedTo(offerId);
  const flashes = useFlashStore();
  if (hidden || !queued?.form) return null;
  return (
    <div className={classes['queued']} role={announced ? 'alert' : undefined}>
      <FormattedMessage id={isStored() ? 'lead.kept' : 'lead.keptUntilClosed'} />{' '}
      <Button size="compact-sm" variant="default" onClick={() => cancelQueued(flashes, queued)}>
        <FormattedMessage id="lead.cancel" />
      </Button>
    </div>
  );
}
