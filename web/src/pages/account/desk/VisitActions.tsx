import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useFlash, useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import classes from './desk.module.css';
import { useDismissOpportunity } from './useDismissOpportunity.ts';

interface VisitActionsProps {
  readonly offerId: string;
  readonly onRemove: (offerId: string, isRemoved: boolean) => void;
}

/** Takes a visit to a company's site, where the user did not apply, off the desk. It can be undone. */
export function VisitActions({ offerId, onRemove }: VisitActionsProps) {
  const flash = useFlash();
  const flashes = useFlashStore();
  const dismiss = useDismissOpportunity();
  const remove = async () => {
    const rejections = await dismiss({ offerId, dismissed: true, until: null });
    if (rejections === null) return;
    const source = { source: `opportunity ${offerId}`, pushable: false };
    const [rejection] = rejections;
    if (rejection) {
      flash({ ...source, variation: 'error', message: rejection.message });
      return;
    }
    // The pressed button is about to go.
    document.getElementById('content')?.focus({ preventScroll: true });
    onRemove(offerId, true);
    const id = flash({
      ...source,
      variation: 'info',
      message: <FormattedMessage id="desk.visit.removed" />,
      action: {
        label: <FormattedMessage id="app.undo" />,
        handler: () => {
          flashes.close(id);
          onRemove(offerId, false);
          void dismiss({ offerId, dismissed: false });
        },
      },
    });
  };
  return (
    <div className={classes['actions']}>
      <Button variant="subtle" onClick={() => void remove()}>
        <FormattedMessage id="desk.visit.remove" />
      </Button>
    </div>
  );
}
