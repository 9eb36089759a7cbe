import type { Environment } from 'relay-runtime';
import { reportError } from '../../../browser/reportError.ts';
import { readSession, writeSession } from '../../../browser/sessionStore.ts';
import { isKept, keptLeads, removeKept, type KeptLead } from './keptLeads.ts';
import { sentByWorker, takeBack } from './outbox/handOver.ts';
import { isTooOld } from './outbox/keptLifetime.ts';
import type { LeadOutcome } from './postLead.ts';
import { forOffer, postKept } from './sendLead.ts';

/** What became of a kept lead. */
export type KeptOutcome = 'sent' | 'kept' | 'dropped';

/** Session storage key that says that the failure of a lead was reported. */
const reportedKey = (key: string): string => `leadFailure:${key}`;

/** Reports why a lead was not sent; of the failures of a lead only the first, because every page tries again. */
const reportOutcome = (outcome: LeadOutcome, { key, request: { offerId } }: KeptLead): void => {
  if (outcome.kind === 'created') return;
  if (outcome.kind === 'failed') {
    if (readSession(reportedKey(key)) !== null) return;
    writeSession(reportedKey(key), 'reported');
  }
  const problem = outcome.kind === 'rejected' ? 'The lead was rejected.' : outcome.error;
  reportError(problem, { where: 'kept lead', offerId });
};

/** Sends one lead, unless another tab has sent it or the visitor has cancelled it: then null. */
const sendKept = async (environment: Environment, lead: KeptLead): Promise<KeptOutcome | null> => {
  if (!isKept(lead.key)) return null;
  const sent = await sentByWorker(lead.key);
  if (sent === null && isTooOld(lead)) {
    removeKept(lead.key);
    await takeBack(lead.key);
    return 'dropped';
  }
  const outcome = await postKept(environment, lead, sent);
  reportOutcome(outcome, lead);
  if (outcome.kind === 'created') return 'sent';
  return outcome.kind === 'failed' ? 'kept' : 'dropped';
};

/** Sends a lead that could not be sent before, and says what became of it: null if it does not wait any more. */
export const sendKeptLead = (environment: Environment, lead: KeptLead): Promise<KeptOutcome | null> =>
  forOffer(lead.request.offerId, () => sendKept(environment, lead));

/**
 * Sends the leads that could not be sent before and were kept before `keptBefore` (ms since 1970), one after another, and
 * says what became of each.
 */
export const sendKeptLeads = async (
  environment: () => Environment,
  keptBefore: number,
  onOutcome: (lead: KeptLead, outcome: KeptOutcome) => void,
): Promise<void> => {
  for (const lead of keptLeads().filter(({ keptAt }) => keptAt < keptBefore)) {
    const outcome = await sendKeptLead(environment(), lead);
    if (outcome !== null) onOutcome(lead, outcome);
  }
};
