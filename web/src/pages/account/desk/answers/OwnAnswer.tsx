import { Button } from '@mantine/core';
import { useId, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  pendingContribution,
  type Contribution,
  type ContributionKind,
} from '../../../../auth/contributions/pendingContributions.ts';
import { subscribeToStorage } from '../../../../browser/storage/subscribeToStorage.ts';
import { AnswerStatus } from '../../../../features/contributions/AnswerStatus.tsx';
import type { OwnAnswer as Answer } from '../../../../features/contributions/useOwnContributions.ts';
import { availabilities, signUpTimes } from '../../../../features/offer-figures/figureChoices.ts';
import { useMoney } from '../../../../features/offer-figures/useMoney.ts';
import type { MessageId } from '../../../../i18n/messageId.ts';
import { WrittenDate } from '../../../../ui/date/WrittenDate.tsx';
import classes from './answers.module.css';
import { useWithdraw } from './useWithdraw.tsx';

const choices: Readonly<Record<string, MessageId>> = { ...signUpTimes, ...availabilities };

/** What was answered, as the offer's page says it. */
function AnswerValue({ kind, value, currency = '' }: Contribution) {
  const money = useMoney();
  const amount = { amount: Number(value), currency };
  if (kind === 'earnings')
    return (
      <>
        <span>{money(amount)}</span>
        <span>
          <FormattedMessage id="offer.earnings.unit" />
        </span>
      </>
    );
  if (kind === 'cost')
    return value === 0 ? <FormattedMessage id="offer.cost.free" /> : <span>{money(amount)}</span>;
  const choice = choices[value];
  return choice === undefined ? null : <FormattedMessage id={choice} />;
}

interface OwnAnswerProps {
  readonly answer: Answer;
  readonly contribution: Contribution;
  /** The id of the row in the list. */
  readonly rowId: string;
  readonly onUndo: (answer: Contribution) => void;
}

const titles = {
  earnings: 'offer.earnings.title',
  cost: 'offer.cost.title',
  signupLength: 'offer.signUp.title',
  customerAvailability: 'offer.availability.title',
} as const satisfies Record<ContributionKind, MessageId>;

/** One answer: its value, the newer one that this browser could not send yet, when it was given, whether it counts, and the button that withdraws it. */
export function OwnAnswer({ answer, contribution, rowId, onUndo }: OwnAnswerProps) {
  const id = useId();
  const findQueued = () => pendingContribution(contribution.kind, contribution.jobOfferId);
  const isQueued = useSyncExternalStore(
    subscribeToStorage,
    () => findQueued() !== undefined,
    () => false,
  );
  const queued = isQueued ? findQueued() : undefined;
  const withdraw = useWithdraw({ contribution, rowId, onUndo });
  return (
    <li className={classes['answer']}>
      <div className={classes['words']}>
        <p id={id} className={classes['value']}>
          <span className={classes['kind']}>
            <FormattedMessage id={titles[contribution.kind]} />
          </span>
          <AnswerValue {...contribution} />
        </p>
        {queued && (
          <p className={classes['value']}>
            <span className={classes['kind']}>
              <FormattedMessage id="desk.kept" />
            </span>
            <AnswerValue {...queued} />
          </p>
        )}
        <p className={classes['note']}>
          {answer.reportedAt && (
            <FormattedMessage
              id="desk.answers.date"
              values={{ date: <WrittenDate instant={answer.reportedAt} length="medium" /> }}
            />
          )}
          <AnswerStatus answer={answer} />
        </p>
      </div>
      <Button
        className={classes['withdraw'] ?? ''}
        variant="subtle"
        size="compact-md"
        aria-describedby={id}
        onClick={() => void withdraw()}
      >
        <FormattedMessage id="contribution.withdraw" />
      </Button>
    </li>
  );
}
