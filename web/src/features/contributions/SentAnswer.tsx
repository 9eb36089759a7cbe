import { FormattedMessage } from 'react-intl';
import type { ContributionKind } from '../../auth/contributions/pendingContributions.ts';
import { AnswerStatus } from './AnswerStatus.tsx';
import { answerOf, useOwnContributions } from './useOwnContributions.ts';

interface SentAnswerProps {
  readonly kind: ContributionKind;
  readonly offerId: string;
  /** Whether it was withdrawn before. */
  readonly isBack: boolean;
}

/** Says that an answer is saved, and, once that is known, whether it counts. */
export function SentAnswer({ kind, offerId, isBack }: SentAnswerProps) {
  const own = useOwnContributions(offerId, 'store-or-network');
  return (
    <>
      <FormattedMessage id={isBack ? 'contribution.restored' : 'contribution.sent'} />
      <AnswerStatus answer={answerOf(own, kind)} />
    </>
  );
}
