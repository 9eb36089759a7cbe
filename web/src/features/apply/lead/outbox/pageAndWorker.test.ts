import type { Environment } from 'relay-runtime';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../../../../../test/browser-fakes/fakeIndexedDb.ts';
import { fakeLocks } from '../../../../../test/browser-fakes/fakeLocks.ts';
import { setReportDelivery } from '../../../../browser/reportError.ts';
import { keepLead, keptLeads } from '../keptLeads.ts';
import type { postLead } from '../postLead.ts';
import { sendKeptLeads, type KeptOutcome } from '../sendKeptLeads.ts';
import { putInOutbox } from './outbox.ts';

const post = vi.hoisted(() => vi.fn<typeof postLead>());
vi.mock('../postLead.ts', async (original) => ({ ...(await original<object>()), postLead: post }));

let onSync = (_event: { readonly waitUntil: (work: Promise<unknown>) => void }): void => undefined;
vi.stubGlobal('self', {
  clients: { matchAll: async () => [] },
  registration: { unregister: async () => true },
  addEventListener: (_type: 'sync', listener: typeof onSync) => (onSync = listener),
});
await import('./leadWorker.ts');

const request = { offerId: 'O1', email: 'ada@example.org' };
const lead = { key: 'K1', keptAt: Date.now(), request, form: null, price: 8 };
const fetched = vi.fn<typeof fetch>();

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  localStorage.clear();
  setReportDelivery(() => undefined);
  vi.stubGlobal('indexedDB', fakeIndexedDb().factory);
  vi.stubGlobal('SyncManager', {});
  vi.stubGlobal('navigator', {
    locks: fakeLocks(),
    serviceWorker: { getRegistration: async () => undefined },
  });
  post.mockReset().mockImplementation(async () => {
    await later();
    return { kind: 'created', uuid: 'L1', affiliateUrl: null, isNew: true };
  });
  fetched.mockReset().mockImplementation(async () => {
    await later();
    return Response.json({ data: { createLead: { lead: { uuid: 'L1', created: true }, userErrors: [] } } });
  });
  vi.stubGlobal('fetch', fetched);
  keepLead(lead);
  await putInOutbox({
    key: 'K1',
    offerId: 'O1',
    keptAt: lead.keptAt,
    url: '/graphql',
    headers: {},
    body: '{}',
  });
});

it.each(['page', 'worker'])(
  'a lead is sent once by the page and the worker at the same moment, the %s first',
  async (first) => {
    const outcomes: KeptOutcome[] = [];
    const byPage = () =>
      sendKeptLeads(
        () => ({}) as Environment,
        Infinity,
        (_lead, outcome) => outcomes.push(outcome),
      );
    const byWorker = () => new Promise((resolve) => onSync({ waitUntil: resolve }));
    await Promise.all(first === 'page' ? [byPage(), byWorker()] : [byWorker(), byPage()]);
    expect(fetched.mock.calls.length + post.mock.calls.length).toBe(1);
    await vi.waitFor(() => expect(keptLeads()).toEqual([]));
    expect(outcomes).toEqual(['sent']);
  },
);
