import type { Environment } from 'relay-runtime';
import { isSignedInNow } from '../../../auth/session.ts';
import { attemptKey, endAttempt } from '../../../browser/attemptKey.ts';
import { oneAtATime } from '../../../browser/oneAtATime.ts';
import { readSession, removeSession, writeSession } from '../../../browser/sessionStore.ts';
import {
  isKept,
  isOfGuest,
  isOwn,
  keepLead,
  keptTo,
  removeKept,
  type KeptLead,
  type NewLead,
} from './keptLeads.ts';
import { handOver, takeBack } from './outbox/handOver.ts';
import type { SentLead } from './outbox/outbox.ts';
import { newLeadSent } from '../../analytics/newLeadSent.ts';
import { postLead, type LeadOutcome, type LeadRequest } from './postLead.ts';
import { recordReviewOpportunity } from './recordReviewOpportunity.ts';
import { rememberSent } from '../sentApplications.ts';

/** The name of the attempt to apply to an offer; see `attemptKey`. */
const attemptOf = (offerId: string): string => `lead:${offerId}`;

/** Session storage key for the input of an attempt. */
const inputKey = (offerId: string): string => `words:${offerId}`;

const inputOf = ({ email, fullName, phone }: LeadRequest): string =>
  JSON.stringify({ email, fullName, phone });

/** Makes the next lead to an offer a new one. */
const forgetAttempt = (offerId: string): void => {
  endAttempt(attemptOf(offerId));
  removeSession(inputKey(offerId));
};

/**
 * The key of a lead: the same as before, in any tab, unless the input has changed. A former lead with other input may have
 * been recorded although no answer arrived, so the server must not take the new one for it.
 */
const keyOf = (request: LeadRequest): string => {
  const { offerId } = request;
  const input = inputOf(request);
  const former = keptTo(offerId);
  if (former && inputOf(former.request) === input) return former.key;
  if (former || (readSession(inputKey(offerId)) ?? input) !== input) forgetAttempt(offerId);
  writeSession(inputKey(offerId), input);
  return attemptKey(attemptOf(offerId));
};

/** What the server answered to leads of this page, by key. */
const answers = new Map<string, LeadOutcome>();

/** Forgets the lead to an offer that waits, because the visitor cancelled it. */
export const cancelLead = ({ key, request }: KeptLead): void => {
  removeKept(key);
  void takeBack(key);
  forgetAttempt(request.offerId);
};

/**
 * Posts a kept lead, unless the service worker has sent it, and forgets it. If the call fails, the service worker may send it
 * after the visitor has left.
 */
export const postKept = async (
  environment: Environment,
  lead: KeptLead,
  sent: SentLead['sent'] | null = null,
): Promise<LeadOutcome> => {
  const { key, request, form, price, page } = lead;
  const { offerId, feed } = request;
  const outcome: LeadOutcome =
    sent === null
      ? await postLead(environment, request, key, page)
      : { kind: 'created', affiliateUrl: null, ...sent };
  if (outcome.kind === 'failed') {
    void handOver(lead);
    return outcome;
  }
  answers.set(key, outcome);
  removeKept(key);
  void takeBack(key);
  if (outcome.kind === 'created')
    await Promise.all([
      outcome.isNew ? newLeadSent(offerId, price) : null,
      // Full-time offers, which come from a feed, have no reviews.
      feed == null && !isOfGuest(lead) && isSignedInNow()
        ? recordReviewOpportunity(environment, offerId)
        : null,
    ]);
  if (outcome.kind === 'created' && isOwn(lead)) {
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
 * Sends a lead. It is kept until the server has acknowledged it, so that it is not lost when the call fails or the page is
 * left. It never throws. Sending again before an answer repeats the same attempt.
 */
export const sendLead = async (environment: Environment, lead: NewLead): Promise<LeadOutcome> => {
  const { offerId } = lead.request;
  const kept = { ...lead, key: keyOf(lead.request), keptAt: Date.now() };
  const former = keptTo(offerId);
  keepLead(kept);
  if (former && former.key !== kept.key) void takeBack(former.key);
  // A lead that cannot be kept, because a fact is missing, is sent all the same.
  const wasKept = isKept(kept.key);
  const outcome = await forOffer(offerId, async () =>
    wasKept && !isKept(kept.key) ? outcomeOfGone(kept.key) : postKept(environment, kept),
  );
  if (outcome.kind === 'created' || outcome.kind === 'closed') forgetAttempt(offerId);
  return outcome;
};
