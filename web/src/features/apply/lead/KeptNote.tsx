import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import classes from '../apply.module.css';
import { cancelKept } from './cancelKept.tsx';
import { isStored, useKeptTo } from './keptLeads.ts';

interface KeptNoteProps {
  readonly offerId: string;
  /** Whether it is announced, because the visitor has just tried to send it. */
  readonly announced?: boolean;
  /** Whether to show nothing, because the application is being sent. */
  readonly hidden?: boolean;
}

/** Says that an application with the form of this site waits to be sent, and offers to cancel it. */
export function KeptNote({ offerId, announced = false, hidden = false }: KeptNoteProps) {
  const kept = useKeptTo(offerId);
  const flashes = useFlashStore();
  if (hidden || !kept?.form) return null;
  return (
    <div className={classes['kept']} role={announced ? 'alert' : undefined}>
      <FormattedMessage id={isStored() ? 'lead.kept' : 'lead.keptUntilClosed'} />{' '}
      <Button size="compact-sm" variant="default" onClick={() => cancelKept(flashes, kept)}>
        <FormattedMessage id="lead.cancel" />
      </Button>
    </div>
  );
}
