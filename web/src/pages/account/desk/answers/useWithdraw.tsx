import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import type { Contribution } from '../../../../auth/contributions/pendingContributions.ts';
import { reportError } from '../../../../browser/reportError.ts';
import { answerFields } from '../../../../features/contributions/useOwnContributions.ts';
import { withdrawContribution } from '../../../../features/contributions/withdrawContribution.ts';
import { useFlash, useFlashStore } from '../../../../shell/flash/FlashContext.tsx';

interface Withdrawal {
  readonly contribution: Contribution;
  /** The id of the row in the list. */
  readonly rowId: string;
  readonly onUndo: (answer: Contribution) => void;
}

/** Returns a function that withdraws an answer, which can be undone, and whether it is being withdrawn. */
export const useWithdraw = ({ contribution, rowId, onUndo }: Withdrawal): [() => void, boolean] => {
  const environment = useRelayEnvironment();
  const flash = useFlash();
  const flashes = useFlashStore();
  const isInFlight = useRef(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const { kind, jobOfferId } = contribution;
  const source = { source: `answer ${kind} ${jobOfferId}`, pushable: false };
  const tell = () => {
    // The pressed button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
    const id = flash({
      ...source,
      variation: 'success',
      message: <FormattedMessage id="contribution.withdrawn" />,
      action: {
        label: <FormattedMessage id="app.undo" />,
        handler: () => {
          flashes.close(id);
          onUndo(contribution);
        },
      },
    });
  };
  const withdraw = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setWithdrawing(true);
    try {
      await withdrawContribution(environment, kind, jobOfferId);
      environment.commitUpdate((store) => {
        const own = store.get(rowId)?.getLinkedRecord('contributions');
        const field = answerFields[kind];
        own?.setValue(null, field).setValue(null, `${field}ReportedAt`);
      });
      tell();
    } catch (error) {
      reportError(error, { where: 'withdrawal', kind });
      flash({
        ...source,
        variation: 'error',
        message: <FormattedMessage id="contribution.withdraw.failed" />,
      });
    } finally {
      isInFlight.current = false;
      setWithdrawing(false);
    }
  };
  return [() => void withdraw(), withdrawing];
};
