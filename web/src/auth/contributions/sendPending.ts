import type { Environment } from 'relay-runtime';
import { recordEvent } from '../../browser/recordEvent.ts';
import { reportError } from '../../browser/reportError.ts';
import { BadInput, type Rejection } from '../../relay/sendMutation.ts';
import { fetchAccount, RejectedInput, updateMetadata } from '../login/accountCalls.ts';
import { contributionCalls } from './contributionCalls.ts';
import { oneContributionAtATime } from './oneContributionAtATime.ts';
import { pendingContributions, queueBirthdate, removeContribution } from './pendingContributions.ts';

/** What became of a contribution, or of the birthdate, which has no key. */
export interface PendingOutcome {
  readonly key: string | null;
  /** `queued`: it could not be sent now, and is sent later; `replaced`: the user has given another answer, or withdrawn it, since. */
  readonly kind: 'sent' | 'rejected' | 'queued' | 'replaced';
  /** Why it was rejected, in the language of the page. */
  readonly reason?: string;
}

/** Why contributions were rejected, each reason once. */
export const rejectionsIn = (outcomes: readonly PendingOutcome[]): ReadonlySet<string> =>
  new Set(outcomes.flatMap(({ kind, reason = '' }) => (kind === 'rejected' ? [reason] : [])));

/** Sends one value, and removes it once the server has accepted or rejected it. */
const sendOne = async (
  key: string | null,
  send: () => Promise<Rejection | undefined>,
  remove: () => void,
): Promise<PendingOutcome> => {
  try {
    const rejection = await send();
    remove();
    if (rejection === undefined) return { key, kind: 'sent' };
    if (rejection.code === 'CONFLICT') return { key, kind: 'replaced' };
    return { key, kind: 'rejected', reason: rejection.message };
  } catch (error) {
    reportError(error, { where: 'contribution' });
    if (!(error instanceof BadInput)) return { key, kind: 'queued' };
    remove();
    return { key, kind: 'rejected', reason: error.message };
  }
};

const sendBirthdate = async (environment: Environment, birthdate: string): Promise<Rejection | undefined> => {
  const { metadata } = await fetchAccount(environment);
  if (metadata?.birthdate) return undefined;
  try {
    await updateMetadata(environment, { birthdate });
  } catch (error) {
    if (!(error instanceof RejectedInput)) throw error;
    return { message: error.message };
  }
  return undefined;
};

const sendAll = async (environment: Environment): Promise<readonly PendingOutcome[]> => {
  const { birthdate, contributions } = pendingContributions();
  const outcomes: PendingOutcome[] = [];
  for (const contribution of contributions) {
    const { kind, key } = contribution;
    outcomes.push(
      await sendOne(
        key,
        async () => {
          const [rejection] = await contributionCalls[kind](environment, contribution);
          if (rejection?.code === 'TOO_MANY_REQUESTS') throw new Error(rejection.message);
          if (!rejection) recordEvent('contribution', { kind });
          return rejection;
        },
        () => removeContribution(key),
      ),
    );
  }
  if (birthdate !== null)
    outcomes.push(
      await sendOne(
        null,
        () => sendBirthdate(environment, birthdate),
        () => queueBirthdate(null),
      ),
    );
  return outcomes;
};

/**
 * Sends what this browser has queued, as the signed-in user: once, even when several tabs do so. What fails stays, and is
 * sent with the same key the next time.
 */
export const sendPending = (environment: Environment): Promise<readonly PendingOutcome[]> =>
  oneContributionAtATime(() => sendAll(environment));
