import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { focusContent } from '../../../../browser/focusContent.ts';
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

/** Returns a function that withdraws an answer, which is seen at once and can be undone. */
export const useWithdraw = ({ contribution, rowId, onUndo }: Withdrawal): (() => Promise<void>) => {
  const environment = useRelayEnvironment();
  const flash = useFlash();
  const flashes = useFlashStore();
  const { kind, jobOfferId } = contribution;
  const source = { source: `answer ${kind} ${jobOfferId}`, pushable: false };
  return async () => {
    // The pressed button goes.
    focusContent();
    try {
      await withdrawContribution(environment, kind, jobOfferId, (store) => {
        const own = store.get(rowId)?.getLinkedRecord('contributions');
        const { value, prefix } = answerFields[kind];
        own?.setValue(null, value).setValue(null, `${prefix}ReportedAt`);
      });
    } catch (error) {
      reportError(error, { where: 'withdrawal', kind });
      flash({
        ...source,
        variation: 'error',
        message: <FormattedMessage id="contribution.withdraw.failed" />,
      });
      return;
    }
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
};
