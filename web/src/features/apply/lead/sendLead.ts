import type { Environment } from 'relay-runtime';
import { isSignedInNow } from '../../../auth/session.ts';
import { attemptKey, endAttempt } from '../../../browser/attemptKey.ts';
import { oneAtATime } from '../../../browser/oneAtATime.ts';
import { newLeadSent } from '../../analytics/newLeadSent.ts';
import { rememberSent } from '../sentApplications.ts';
import { postLead, type LeadOutcome } from './postLead.ts';
import {
  isOfGuest,
  isOwn,
  isQueued,
  queuedTo,
  queueLead,
  removeQueued,
  type NewLead,
  type QueuedLead,
} from './queuedLeads.ts';
import { recordReviewOpportunity } from './recordReviewOpportunity.ts';

/** What the server answered to leads of this page, by key. */
const answers = new Map<string, LeadOutcome>();

/** What is sent to an offer. Input that was changed is another attempt: the former may have been recorded although no answer arrived. */
const attemptOf = ({ request: { offerId, email, fullName, phone } }: NewLead): string =>
  `lead:${offerId} ${JSON.stringify({ email, fullName, phone })}`;

/** The key of a lead: the same as before, in any tab, until an attempt is acknowledged. */
const keyOf = (lead: NewLead): string => {
  const attempt = attemptOf(lead);
  const former = queuedTo(lead.request.offerId);
  return former && attemptOf(former) === attempt ? former.key : attemptKey(attempt);
};

/** Forgets a lead that waits, because the visitor cancelled it. */
export const cancelLead = (lead: QueuedLead): void => {
  removeQueued(lead.key);
  endAttempt(attemptOf(lead));
};

/** Posts a lead, and forgets it once it is answered. */
export const postQueued = async (environment: Environment, lead: QueuedLead): Promise<LeadOutcome> => {
  const { key, request, form, price, page } = lead;
  const { offerId, feed } = request;
  const outcome = await postLead(environment, request, key, page);
  if (outcome.kind === 'failed') return outcome;
  answers.set(key, outcome);
  removeQueued(key);
  if (outcome.kind !== 'created') return outcome;
  await Promise.all([
    outcome.isNew ? newLeadSent(offerId, price) : null,
    // Full-time offers, which come from a feed, have no reviews.
    feed == null && !isOfGuest(lead) && isSignedInNow()
      ? recordReviewOpportunity(environment, offerId)
      : null,
  ]);
  if (isOwn(lead)) {
    const guest = isOfGuest(lead) && request.email != null ? { guest: request.email } : null;
    rememberSent({ leadId: outcome.uuid, offerId, form, ...guest });
  }
  return outcome;
};

/** What became of a lead that does not wait any more: an earlier call was answered, or the visitor has cancelled it. */
const outcomeOfGone = (key: string): LeadOutcome =>
  answers.get(key) ?? { kind: 'failed', error: new Error('The lead does not wait any more.') };

/** Runs a task about an offer's lead while no other tab does. */
export const forOffer = <T>(offerId: string, run: () => Promise<T>): Promise<T> =>
  oneAtATime(`lead ${offerId}`, run);

/**
 * Sends a lead. It is queued until the server has acknowledged it, so that it is not lost when the call fails or the page is
 * left. It never throws. Sending again before an answer repeats the same attempt.
 */
export const sendLead = async (environment: Environment, lead: NewLead): Promise<LeadOutcome> => {
  const queued = { ...lead, key: keyOf(lead), keptAt: Date.now() };
  queueLead(queued);
  // A lead that cannot be queued, because a fact is missing, is sent all the same.
  const wasQueued = isQueued(queued.key);
  const outcome = await forOffer(lead.request.offerId, async () =>
    wasQueued && !isQueued(queued.key) ? outcomeOfGone(queued.key) : postQueued(environment, queued),
  );
  if (outcome.kind === 'created' || outcome.kind === 'closed') endAttempt(attemptOf(lead));
  return outcome;
};
