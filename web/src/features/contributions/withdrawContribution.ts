import type { Environment } from 'relay-runtime';
import {
  pendingContribution,
  removeContribution,
  type ContributionKind,
} from '../../auth/contributions/pendingContributions.ts';
import { oneContributionAtATime } from '../../auth/contributions/oneContributionAtATime.ts';
import { withdrawalCalls } from './withdrawalCalls.ts';

/** Withdraws what the user answered, and what waits to be sent. Throws if it could not be withdrawn. */
export const withdrawContribution = (
  environment: Environment,
  kind: ContributionKind,
  offerId: string,
): Promise<void> =>
  oneContributionAtATime(async () => {
    // It would bring the answer back.
    const waiting = pendingContribution(kind, offerId);
    if (waiting) removeContribution(waiting.key);
    const [rejection] = await withdrawalCalls[kind](environment, offerId);
    // Another tab may have withdrawn it before.
    if (rejection && rejection.code !== 'NOT_FOUND') throw new Error(rejection.message);
  });
