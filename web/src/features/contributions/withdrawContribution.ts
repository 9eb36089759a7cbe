import type { Environment, SelectorStoreUpdater } from 'relay-runtime';
import {
  pendingContribution,
  removeContribution,
  type ContributionKind,
} from '../../auth/contributions/pendingContributions.ts';
import { oneContributionAtATime } from '../../auth/contributions/oneContributionAtATime.ts';
import { sendMutation, type RejectableMutation } from '../../relay/sendMutation.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * Withdraws what the user answered, and what waits to be sent. Throws if it could not be withdrawn. `optimisticUpdater` shows the answer
 * as withdrawn until that is known.
 */
export const withdrawContribution = (
  environment: Environment,
  kind: ContributionKind,
  offerId: string,
  optimisticUpdater?: SelectorStoreUpdater,
): Promise<void> =>
  oneContributionAtATime(async () => {
    // It would bring the answer back.
    const waiting = pendingContribution(kind, offerId);
    if (waiting) removeContribution(waiting.key);
    const { userErrors } = await sendMutation<RejectableMutation>(
      environment,
      withdrawals[kind],
      { input: { offerId }, offerId },
      { ...(optimisticUpdater && { optimisticUpdater }) },
    );
    const [rejection] = userErrors;
    // Another tab may have withdrawn it before.
    if (rejection && rejection.code !== 'NOT_FOUND') throw new Error(rejection.message);
  });
