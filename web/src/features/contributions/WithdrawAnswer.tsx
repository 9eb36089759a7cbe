import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import type { ContributionKind } from '../../auth/contributions/pendingContributions.ts';
import { reportError } from '../../browser/reportError.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import classes from './contributions.module.css';
import { withdrawContribution } from './withdrawContribution.ts';

interface WithdrawAnswerProps {
  readonly kind: ContributionKind;
  readonly offerId: string;
  /** Whether an answer is being sent, so that none can be withdrawn. */
  readonly isSending: boolean;
  readonly withdrawing: boolean;
  readonly onWithdrawing: (withdrawing: boolean) => void;
  /** Called once the answer is withdrawn. */
  readonly onDone: () => void;
}

/** Withdraws what the user answered before. It asks no question, because answering again restores it. */
export function WithdrawAnswer(props: WithdrawAnswerProps) {
  const { kind, offerId, isSending, withdrawing, onWithdrawing, onDone } = props;
  const environment = useRelayEnvironment();
  const flash = useFlash();
  const isInFlight = useRef(false);
  const [isFailed, setIsFailed] = useState(false);
  const withdraw = async () => {
    if (isInFlight.current || isSending) return;
    isInFlight.current = true;
    onWithdrawing(true);
    setIsFailed(false);
    try {
      await withdrawContribution(environment, kind, offerId);
      onDone();
      flash({ variation: 'success', message: <FormattedMessage id="contribution.withdrawn" /> });
    } catch (error) {
      reportError(error, { where: 'withdrawal', kind });
      setIsFailed(true);
    } finally {
      isInFlight.current = false;
      onWithdrawing(false);
    }
  };
  return (
    <>
      {isFailed && <FormFailure id="contribution.withdraw.failed" />}
      <Button
        className={classes['withdraw'] ?? ''}
        size="sm"
        variant="subtle"
        aria-disabled={withdrawing || isSending}
        onClick={() => void withdraw()}
      >
        <FormattedMessage id={withdrawing ? 'form.wait' : 'contribution.withdraw'} />
      </Button>
    </>
  );
}
