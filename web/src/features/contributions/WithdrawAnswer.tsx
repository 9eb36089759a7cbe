import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import {
  pendingContribution,
  removeContribution,
  type ContributionKind,
} from '../../auth/contributions/pendingContributions.ts';
import { reportError } from '../../browser/reportError.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import classes from './contributions.module.css';
import { withdrawalCalls } from './withdrawalCalls.ts';

interface WithdrawAnswerProps {
  readonly kind: ContributionKind;
  readonly offerId: string;
  /** Called once the answer is withdrawn. */
  readonly onDone: () => void;
}

/** Withdraws what the user answered before. It asks no question, because answering again restores it. */
export function WithdrawAnswer({ kind, offerId, onDone }: WithdrawAnswerProps) {
  const environment = useRelayEnvironment();
  const flash = useFlash();
  const isInFlight = useRef(false);
  const [sending, setSending] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const withdraw = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setSending(true);
    setIsFailed(false);
    try {
      const [rejection] = await withdrawalCalls[kind](environment, offerId);
      // Another tab may have withdrawn it before.
      if (rejection && rejection.code !== 'NOT_FOUND') throw new Error(rejection.message);
      // What waits to be sent would bring it back.
      const waiting = pendingContribution(kind, offerId);
      if (waiting) removeContribution(waiting.key);
      onDone();
      flash({ variation: 'success', message: <FormattedMessage id="contribution.withdrawn" /> });
    } catch (error) {
      reportError(error, { where: 'withdrawal', kind });
      setIsFailed(true);
    } finally {
      isInFlight.current = false;
      setSending(false);
    }
  };
  return (
    <>
      {isFailed && <FormFailure id="contribution.withdraw.failed" />}
      <Button
        className={classes['withdraw'] ?? ''}
        size="sm"
        variant="subtle"
        aria-disabled={sending}
        onClick={() => void withdraw()}
      >
        <FormattedMessage id={sending ? 'form.sending' : 'contribution.withdraw'} />
      </Button>
    </>
  );
}
