import type { Environment } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../../../../../test/browser-fakes/fakeIndexedDb.ts';
import { fakeLocks } from '../../../../../test/browser-fakes/fakeLocks.ts';
import { removeAccountEntries } from '../../../../browser/accountEntries.ts';
import { setReportDelivery } from '../../../../browser/reportError.ts';
import { isKept, isStored, keptLeads } from '../keptLeads.ts';
import type { LeadOutcome, postLead } from '../postLead.ts';
import { cancelLead, sendLead } from '../sendLead.ts';
import { sendKeptLeads } from '../sendKeptLeads.ts';
import { prepareWorker } from './handOver.ts';
import { noteSent, readOutbox } from './outbox.ts';

const post = vi.hoisted(() => vi.fn<typeof postLead>());
vi.mock('../postLead.ts', async (original) => ({ ...(await original<object>()), postLead: post }));

const environment = {} as Environment;
const failed: LeadOutcome = { kind: 'failed', error: new Error('offline') };
const created: LeadOutcome = { kind: 'created', uuid: 'L1', affiliateUrl: null, isNew: true };
const page = { language: 'de', sessionId: 'session-1' };

const send = (offerId = 'O1') =>
  sendLead(environment, {
    request: { offerId, email: 'ada@example.org' },
    form: { partner: 'Nestkin', gig: 'Babysitter' },
    price: 8,
    page,
  });
const resend = async () => {
  const outcomes: unknown[] = [];
  await sendKeptLeads(
    () => environment,
    Infinity,
    (_lead, outcome) => outcomes.push(outcome),
  );
  return outcomes;
};
const waiting = async () => (await readOutbox()).map(({ key }) => key);
const onlyKept = () => {
  const [lead] = keptLeads();
  if (!lead) throw new Error('No lead is kept.');
  return lead;
};

/** The service worker of the page; null when there is none. */
let registration: object | null = null;
const syncs: string[] = [];
const register = vi.fn(async () => {
  registration ??= {
    sync: { register: async (tag: string) => void syncs.push(tag) },
    unregister: async () => {
      registration = null;
      return true;
    },
  };
  return registration;
});

let indexedDb: ReturnType<typeof fakeIndexedDb>;
beforeEach(() => {
  indexedDb = fakeIndexedDb();
  vi.stubGlobal('indexedDB', indexedDb.factory);
  vi.stubGlobal('SyncManager', {});
  registration = null;
  syncs.length = 0;
  register.mockClear();
  vi.stubGlobal('navigator', {
    locks: fakeLocks(),
    serviceWorker: { register, getRegistration: async () => registration ?? undefined },
  });
  post.mockReset().mockResolvedValue(failed);
  setReportDelivery(() => undefined);
});
afterEach(() => {
  removeAccountEntries();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a lead that a page could not send', () => {
  it('is handed to the worker as the request of its page', async () => {
    await send();
    const { key, keptAt } = onlyKept();
    await vi.waitFor(() => expect(syncs).toEqual(['leads']));
    const [entry] = await readOutbox();
    expect(entry).toMatchObject({
      key,
      keptAt,
      offerId: 'O1',
      url: '/graphql?lang=de',
      headers: { 'content-type': 'application/json', 'x-session-id': 'session-1' },
    });
    const { variables } = JSON.parse(String(entry && 'body' in entry && entry.body)) as {
      variables: unknown;
    };
    expect(variables).toEqual({
      input: { offerId: 'O1', email: 'ada@example.org', idempotencyKey: key },
    });
  });

  it('is not sent by the page once the worker has sent it, and is counted and shown once', async () => {
    await send();
    await vi.waitFor(() => expect(syncs).toHaveLength(1));
    await noteSent({ key: onlyKept().key, sent: { uuid: 'L7', isNew: true } });
    expect(await resend()).toEqual(['sent']);
    expect(post).toHaveBeenCalledOnce();
    expect(localStorage.getItem('sentApplications')).toContain('"L7"');
    await vi.waitFor(() => expect(indexedDb.names()).toEqual([]));
    expect(registration).toBeNull();
    expect(await resend()).toEqual([]);
  });

  it('was sent by the worker, also if the visitor comes back after more than a week', async () => {
    await send();
    await vi.waitFor(() => expect(syncs).toHaveLength(1));
    await noteSent({ key: onlyKept().key, sent: { uuid: 'L7', isNew: true } });
    const later = Date.now() + 8 * 24 * 60 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await resend()).toEqual(['sent']);
    expect(localStorage.getItem('sentApplications')).toContain('"L7"');
  });

  it('is dropped after a week if the worker has not sent it', async () => {
    await send();
    await vi.waitFor(() => expect(syncs).toHaveLength(1));
    const later = Date.now() + 8 * 24 * 60 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await resend()).toEqual(['dropped']);
    expect(post).toHaveBeenCalledOnce();
    expect(indexedDb.names()).toEqual([]);
  });

  it('is taken back from the worker when the page has sent it, which leaves the other ones', async () => {
    await send();
    await send('O2');
    await vi.waitFor(() => expect(syncs).toHaveLength(2));
    const [, other] = keptLeads();
    post.mockResolvedValueOnce(created);
    expect(await resend()).toEqual(['sent', 'kept']);
    await vi.waitFor(async () => expect(await waiting()).toEqual([other?.key]));
    expect(registration).not.toBeNull();
  });

  it('is taken back when the visitor withdraws it, also while it is being handed over', async () => {
    await send();
    cancelLead(onlyKept());
    await vi.waitFor(() => expect(registration).toBeNull());
    expect(indexedDb.names()).toEqual([]);
    expect(syncs).toEqual([]);
  });

  it('is taken back when the user logs out', async () => {
    await send();
    await vi.waitFor(() => expect(syncs).toHaveLength(1));
    removeAccountEntries();
    await vi.waitFor(() => expect(indexedDb.names()).toEqual([]));
  });

  it.each([
    ['databases are blocked', { isBlocked: true }],
    ['the storage is full', { isFull: true }],
  ])('is kept, and sent by the next page, when %s', async (_name, refusal) => {
    indexedDb.set(refusal);
    expect(await send()).toBe(failed);
    expect(isKept(onlyKept().key)).toBe(true);
    expect(isStored()).toBe(true);
    post.mockResolvedValue(created);
    expect(await resend()).toEqual(['sent']);
    expect(syncs).toEqual([]);
  });

  it('is kept when no worker can be registered', async () => {
    register.mockRejectedValueOnce(new Error('offline'));
    expect(await send()).toBe(failed);
    await vi.waitFor(() => expect(register).toHaveBeenCalled());
    expect(isKept(onlyKept().key)).toBe(true);
  });
});

describe('the worker', () => {
  it('is registered while a form is open', async () => {
    const [closeFirst, closeSecond] = [prepareWorker(), prepareWorker()];
    await vi.waitFor(() => expect(registration).not.toBeNull());
    closeFirst();
    await new Promise((resolve) => setTimeout(resolve));
    expect(registration).not.toBeNull();
    closeSecond();
    await vi.waitFor(() => expect(registration).toBeNull());
  });

  it('stays when a form is opened while the former one is being closed', async () => {
    const close = prepareWorker();
    await vi.waitFor(() => expect(registration).not.toBeNull());
    close();
    const closeNext = prepareWorker();
    await new Promise((resolve) => setTimeout(resolve));
    expect(registration).not.toBeNull();
    closeNext();
  });

  it('stays when the form is closed before its lead is sent', async () => {
    const close = prepareWorker();
    await send();
    close();
    await vi.waitFor(() => expect(syncs).toHaveLength(1));
    expect(registration).not.toBeNull();
  });

  it('is not registered in browsers that cannot send after the visitor has left', async () => {
    vi.unstubAllGlobals();
    prepareWorker()();
    await send();
    expect(register).not.toHaveBeenCalled();
    expect(keptLeads()).toHaveLength(1);
  });
});
