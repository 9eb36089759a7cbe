import type { Environment } from 'relay-runtime';
import { reportError } from '../../../browser/reportError.ts';
import type { LeadOutcome } from './postLead.ts';
import { isQueued, isTooOld, queuedLeads, removeQueued, type QueuedLead } from './queuedLeads.ts';
import { forOffer, postQueued } from './sendLead.ts';

/** What became of a queued lead. */
export type QueuedOutcome = 'sent' | 'queued' | 'dropped';

/** Sends one lead, unless another tab has sent it or the visitor has cancelled it: then null. */
const sendQueued = async (environment: Environment, lead: QueuedLead): Promise<QueuedOutcome | null> => {
  if (!isQueued(lead.key)) return null;
  const outcome: LeadOutcome = isTooOld(lead)
    ? { kind: 'closed', error: new Error('The lead has waited for too long.') }
    : await postQueued(environment, lead);
  if (outcome.kind === 'created') return 'sent';
  // The page that made the lead has reported that it failed.
  if (outcome.kind === 'failed') return 'queued';
  removeQueued(lead.key);
  const problem = outcome.kind === 'rejected' ? 'The lead was rejected.' : outcome.error;
  reportError(problem, { where: 'queued lead', offerId: lead.request.offerId });
  return 'dropped';
};

/** Sends a lead that could not be sent before, and says what became of it: null if it does not wait any more. */
export const sendQueuedLead = (environment: Environment, lead: QueuedLead): Promise<QueuedOutcome | null> =>
  forOffer(lead.request.offerId, () => sendQueued(environment, lead));

/**
 * Sends the leads that could not be sent before and were queued before `queuedBefore` (ms since 1970), one after another, and
 * says what became of each.
 */
export const sendQueuedLeads = async (
  environment: () => Environment,
  queuedBefore: number,
  onOutcome: (lead: QueuedLead, outcome: QueuedOutcome) => void,
): Promise<void> => {
  for (const lead of queuedLeads().filter(({ keptAt }) => keptAt < queuedBefore)) {
    const outcome = await sendQueuedLead(environment(), lead);
    if (outcome !== null) onOutcome(lead, outcome);
  }
};
