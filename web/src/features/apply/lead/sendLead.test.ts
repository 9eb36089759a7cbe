import type { Environment } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionFields } from '../../../auth/session/tokens.ts';
import { tokens } from '../../../../test/accountFixtures.ts';
import { guest } from '../../../auth/authState.ts';
import { changeAuth, forgetAccount } from '../../../auth/authStore.ts';
import { unsent } from '../../../auth/unsent/unsent.ts';
import { removeAccountEntries } from '../../../browser/storage/accountEntries.ts';
import { setReportDelivery } from '../../../browser/reportError.ts';
import type { LeadOutcome, LeadRequest, postLead } from './postLead.ts';
import { isStored, leadsFrom, queuedLeads, queuedTo } from './queuedLeads.ts';
import type { recordReviewOpportunity } from './recordReviewOpportunity.ts';
import { cancelLead, sendLead } from './sendLead.ts';
import { sendQueuedLeads } from './sendQueuedLeads.ts';
import { sentFrom } from '../sentApplications.ts';

const post = vi.hoisted(() => vi.fn<typeof postLead>());
vi.mock('./postLead.ts', () => ({ postLead: post }));
const record = vi.hoisted(() => vi.fn<typeof recordReviewOpportunity>(async () => undefined));
vi.mock('./recordReviewOpportunity.ts', () => ({ recordReviewOpportunity: record }));

const environment = {} as Environment;
const form = { partner: 'Nestkin', gig: 'Babysitter' };
const request = { offerId: 'O1', email: 'ada@example.org', fullName: 'Ada Lovelace', phone: '+49 30 123456' };
const failed: LeadOutcome = { kind: 'failed', error: new Error('offline') };
const created: LeadOutcome = { kind: 'created', uuid: 'L1', continueUrl: null, isNew: true };

const page = { language: 'de', sessionId: 'session-1' };

const send = (changes: Partial<LeadRequest> = {}) =>
  sendLead(environment, { request: { ...request, ...changes }, form, price: 8, page });
const keys = () => post.mock.calls.map(([, , key]) => key);
const resend = async (queuedBefore = Infinity) => {
  const outcomes: unknown[] = [];
  await sendQueuedLeads(
    () => environment,
    queuedBefore,
    ({ request: { offerId } }, outcome) => outcomes.push([offerId, outcome]),
  );
  return outcomes;
};
const sent = () => sentFrom(localStorage.getItem('sentApplications'));

beforeEach(() => {
  post.mockReset();
  setReportDelivery(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a lead of a guest', () => {
  const ofGuest = { request, form, price: 8, page: { ...page, isGuest: true } };
  const logIn = (email: string) => {
    const { idToken, profile, ...times } = sessionFields(tokens(), Date.now()) ?? guest;
    changeAuth({ ...times, idToken, profile: profile && { ...profile, email } });
  };
  const logOut = () => {
    forgetAccount();
    removeAccountEntries();
  };
  afterEach(logOut);

  it('is nothing of the user’s who logs in later: it is sent for the guest, and not put onto the desk', async () => {
    post.mockResolvedValue(failed);
    await sendLead(environment, ofGuest);
    logIn('nina@example.org');
    expect(queuedTo('O1')).toBeUndefined();
    await sendLead(environment, { request: { ...request, email: 'nina@example.org' }, form, price: 8, page });
    expect(queuedLeads().map((lead) => lead.request.email)).toEqual(['ada@example.org', 'nina@example.org']);
    post.mockResolvedValue(created);
    expect(await resend()).toEqual([
      ['O1', 'sent'],
      ['O1', 'sent'],
    ]);
    expect(post.mock.calls.slice(-2).map((call) => call[3]?.isGuest)).toEqual([true, undefined]);
    expect(record).toHaveBeenCalledOnce();
    expect(sent()).toHaveLength(1);
  });

  it('is remembered with the address that was typed, that of a user without', async () => {
    post.mockResolvedValue(created);
    await sendLead(environment, ofGuest);
    expect(sent()).toMatchObject([{ offerId: 'O1', guest: 'ada@example.org' }]);
    await send({ offerId: 'O2' });
    expect(sent()[0]).not.toHaveProperty('guest');
  });

  it('outlasts the log-out of a user, and is not what the log-out asks about', async () => {
    post.mockResolvedValue(failed);
    await sendLead(environment, ofGuest);
    logIn('nina@example.org');
    expect(unsent()).toEqual([]);
    await send({ offerId: 'O2' });
    expect(unsent()).toEqual(['waiting']);
    logOut();
    expect(queuedLeads().map((lead) => lead.request.offerId)).toEqual(['O1']);
    localStorage.clear();
  });

  it('is shown to the user with the address that was typed', async () => {
    post.mockResolvedValue(failed);
    await sendLead(environment, ofGuest);
    logIn('Ada@example.org');
    expect(queuedTo('O1')?.request).toEqual(request);
  });
});

describe('a lead', () => {
  it('is not sent again by the start of the page on which it failed', async () => {
    const pageStart = Date.now();
    post.mockResolvedValue(failed);
    await send();
    expect(await resend(pageStart)).toEqual([]);
    expect(post).toHaveBeenCalledOnce();
    expect(await resend()).toEqual([['O1', 'queued']]);
  });

  it('is queued while it is being sent, and forgotten once it is recorded', async () => {
    let answer = (_outcome: LeadOutcome) => {};
    post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const outcome = send();
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
    expect(leadsFrom(localStorage.getItem('keptLeads'))).toMatchObject([{ request, form, key: keys()[0] }]);
    answer(created);
    expect(await outcome).toBe(created);
    expect(localStorage.getItem('keptLeads')).toBeNull();
    expect(sent()).toMatchObject([{ leadId: 'L1', offerId: 'O1', form }]);
  });

  it('that could not be sent is sent later with the same key, once, even by several tabs', async () => {
    post.mockResolvedValue(failed);
    await send();
    expect(await resend()).toEqual([['O1', 'queued']]);
    post.mockResolvedValue(created);
    expect((await Promise.all([resend(), resend(), resend()])).flat()).toEqual([['O1', 'sent']]);
    expect(new Set(keys()).size).toBe(1);
    expect(post).toHaveBeenCalledTimes(3);
    expect(post.mock.lastCall?.[1]).toEqual(request);
    expect(post.mock.lastCall?.[3]).toEqual(page);
    expect(queuedLeads()).toEqual([]);
    expect(sent()).toHaveLength(1);
    expect(await resend()).toEqual([]);
  });

  it('that still cannot be sent is not reported again, one that is refused is', async () => {
    const report = vi.fn<Parameters<typeof setReportDelivery>[0]>();
    post.mockResolvedValue(failed);
    await send();
    setReportDelivery(report);
    await resend();
    expect(report).not.toHaveBeenCalled();
    post.mockResolvedValue({ kind: 'rejected', faults: [] });
    await resend();
    expect(report.mock.calls.map(([{ context }]) => context?.['offerId'])).toEqual(['O1']);
  });

  it('keeps its key in another tab, and gets a new one when the input has changed', async () => {
    post.mockResolvedValue(failed);
    await send();
    sessionStorage.clear();
    await send();
    expect(new Set(keys()).size).toBe(1);
    await send({ email: 'ada@example.com' });
    expect(new Set(keys()).size).toBe(2);
    expect(queuedLeads()).toHaveLength(1);
    expect(queuedTo('O1')?.request.email).toBe('ada@example.com');
  });

  it('repeats its key after another tab has sent it, so that the server records it once', async () => {
    post.mockResolvedValue(failed);
    await send();
    post.mockResolvedValue(created);
    await resend();
    await send();
    expect(new Set(keys()).size).toBe(1);
    await send();
    expect(new Set(keys()).size).toBe(2);
  });

  it('that an earlier version of the site stored is sent without its page', async () => {
    const stored = { key: 'K', keptAt: Date.now(), form, price: 8, request };
    localStorage.setItem('keptLeads', JSON.stringify([stored]));
    post.mockResolvedValue(created);
    expect(await resend()).toEqual([['O1', 'sent']]);
    expect(post.mock.lastCall?.slice(1)).toEqual([request, 'K', undefined]);
  });

  it('that is cancelled is not sent', async () => {
    post.mockResolvedValue(failed);
    await send();
    const [queued] = queuedLeads();
    if (queued) cancelLead(queued);
    expect(localStorage.getItem('keptLeads')).toBeNull();
    expect(await resend()).toEqual([]);
    await send();
    expect(new Set(keys()).size).toBe(2);
  });

  it('that cannot be queued, because a fact is missing, is sent all the same', async () => {
    post.mockResolvedValue(created);
    const outcome = await sendLead(environment, { request, form, price: Number.NaN, page });
    expect(outcome).toBe(created);
    expect(post).toHaveBeenCalledOnce();
  });

  it('that is cancelled while a second attempt waits for the first is not sent again', async () => {
    let answer = (_outcome: LeadOutcome) => {};
    post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    post.mockResolvedValue(created);
    const attempts = [send(), send()];
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
    const [queued] = queuedLeads();
    if (queued) cancelLead(queued);
    answer(failed);
    expect((await Promise.all(attempts)).map(({ kind }) => kind)).toEqual(['failed', 'failed']);
    expect(post).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });

  it('that is sent again before the first answer has the outcome of the first attempt', async () => {
    const rejected: LeadOutcome = { kind: 'rejected', faults: [] };
    for (const first of [rejected, created]) {
      post.mockReset().mockResolvedValue(first);
      expect(await Promise.all([send(), send()])).toEqual([first, first]);
      expect(post).toHaveBeenCalledOnce();
    }
  });

  it('whose first attempt fails is sent by the second', async () => {
    post.mockResolvedValueOnce(failed).mockResolvedValue(created);
    expect(await Promise.all([send(), send()])).toEqual([failed, created]);
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([
    ['rejected', { kind: 'rejected', faults: [{ field: ['email'], message: 'No such mailbox.' }] }],
    ['for an expired offer', { kind: 'closed', error: new Error('expired') }],
  ] as const)('that is %s is not sent again', async (_name, outcome) => {
    post.mockResolvedValue(failed);
    await send();
    post.mockResolvedValue(outcome);
    expect(await resend()).toEqual([['O1', 'dropped']]);
    expect(queuedLeads()).toEqual([]);
    expect(sent()).toEqual([]);
  });

  it('is dropped after a week, without a call', async () => {
    post.mockResolvedValue(failed);
    await send();
    vi.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60_000 });
    expect(await resend()).toEqual([['O1', 'dropped']]);
    expect(post).toHaveBeenCalledOnce();
    expect(queuedLeads()).toEqual([]);
  });

  it('survives without storage until the page is closed', async () => {
    vi.stubGlobal('localStorage', undefined);
    post.mockResolvedValue(failed);
    await send();
    expect(isStored()).toBe(false);
    vi.unstubAllGlobals();
    post.mockResolvedValue(created);
    expect(await resend()).toEqual([['O1', 'sent']]);
    expect(isStored()).toBe(true);
  });

  it('is not sent for the next user of the browser', async () => {
    post.mockResolvedValue(failed);
    await send();
    localStorage.removeItem('keptLeads');
    window.dispatchEvent(new StorageEvent('storage', { key: 'keptLeads', newValue: null }));
    expect(await resend()).toEqual([]);
  });

  it.each([
    '',
    '{}',
    'null',
    '[5]',
    '[{"key":"K","keptAt":1,"form":null,"price":8,"request":{"offerId":5}}]',
    '[{"key":"K","keptAt":1,"form":null,"price":8,"request":{"offerId":"O1"},"page":{"language":"de"}}]',
  ])('is ignored if what is stored is invalid: %j', (text) => {
    localStorage.setItem('keptLeads', text);
    expect(queuedLeads()).toEqual([]);
  });
});
