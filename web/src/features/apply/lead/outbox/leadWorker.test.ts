// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../../../../../test/browser-fakes/fakeIndexedDb.ts';
import { fakeLocks } from '../../../../../test/browser-fakes/fakeLocks.ts';
import { putInOutbox, readOutbox, removeFromOutbox, type WaitingLead } from './outbox.ts';

const lead: WaitingLead = {
  key: 'K1',
  offerId: 'O1',
  keptAt: Date.now(),
  url: '/graphql?lang=de',
  headers: { 'content-type': 'application/json', 'x-session-id': 'session-1' },
  body: '{"key":"K1"}',
};
const otherLead = { ...lead, key: 'K2', offerId: 'O2', body: '{"key":"K2"}' };
const sent = { key: 'K1', sent: { uuid: 'L-K1', isNew: true } };

const recorded = (_address: unknown, options?: RequestInit) => {
  const { key } = JSON.parse(String(options?.body)) as { key: string };
  return Promise.resolve(
    Response.json({ data: { createLead: { lead: { uuid: `L-${key}`, created: true }, userErrors: [] } } }),
  );
};
const failedWith = (status: number) =>
  Response.json({ data: { createLead: null }, errors: [{ message: 'No.', extensions: { status } }] });

const refused = (userError: object) => ({ data: { createLead: { lead: null, userErrors: [userError] } } });
const badId = { message: 'This is not an id.', extensions: { code: 'BAD_USER_INPUT', status: 400 } };

const locks = fakeLocks();
const limit = vi.hoisted(() => vi.fn<(ms: number) => AbortSignal>(() => new AbortController().signal));
vi.mock('../../../../browser/timing/abortAfter.ts', () => ({ abortAfter: limit }));

const fetched = vi.fn<typeof fetch>();
const unregister = vi.fn<() => Promise<boolean>>(async () => true);
const openPages: object[] = [];

let onSync = (_event: { readonly waitUntil: (work: Promise<unknown>) => void }): void => undefined;
vi.stubGlobal('self', {
  clients: { matchAll: async () => openPages },
  registration: { unregister },
  addEventListener: (_type: 'sync', listener: typeof onSync) => (onSync = listener),
});
vi.stubGlobal('navigator', { locks });
await import('./leadWorker.ts');

/** Tells the worker that the browser is online; resolves or rejects like its work. The browser tries again what rejects. */
const sync = (): Promise<unknown> => new Promise((resolve) => onSync({ waitUntil: resolve }));

let indexedDb: ReturnType<typeof fakeIndexedDb>;
beforeEach(async () => {
  indexedDb = fakeIndexedDb();
  vi.stubGlobal('indexedDB', indexedDb.factory);
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(recorded));
  unregister.mockClear();
  openPages.length = 0;
  await putInOutbox(lead);
});

describe('the worker that sends leads', () => {
  it('sends a lead once, as the page made it, and leaves a note for the page', async () => {
    await sync();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      lead.url,
      expect.objectContaining({ method: 'POST', headers: lead.headers, body: lead.body }),
    );
    expect(await readOutbox()).toEqual([sent]);
    expect(unregister).toHaveBeenCalledOnce();
    await sync();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('sends a lead once when it is told twice at the same moment', async () => {
    await Promise.all([sync(), sync()]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('sends nothing while a page is open, which sends leads itself', async () => {
    openPages.push({});
    await expect(sync()).rejects.toThrow('A page is open');
    expect(fetched).not.toHaveBeenCalled();
    expect(await readOutbox()).toEqual([lead]);
    expect(unregister).not.toHaveBeenCalled();
  });

  it('does not send a lead that the visitor takes back while the worker waits for its turn', async () => {
    const page = locks.request('lead O1', async () => {
      const work = sync();
      // The worker has read the outbox by now, and waits for the page.
      await vi.waitFor(() => expect(locks.isAwaited('lead O1')).toBe(true));
      await removeFromOutbox('K1');
      return { work };
    });
    await (
      await page
    ).work;
    expect(fetched).not.toHaveBeenCalled();
    expect(indexedDb.names()).toEqual([]);
  });

  it('does not leave a note about a lead that the visitor takes back while it is being sent', async () => {
    fetched.mockImplementation(async (...request) => {
      await removeFromOutbox('K1');
      return recorded(...request);
    });
    await sync();
    expect(indexedDb.names()).toEqual([]);
  });

  it.each([
    ['the status 500', () => Promise.resolve(failedWith(500))],
    ['the status 503', () => Promise.resolve(failedWith(503))],
    ['too many requests', () => Promise.resolve(failedWith(429))],
    ['the page of a proxy', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
    ['an answer without data', () => Promise.resolve(Response.json({}))],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps a lead after %s, and sends it with the next turn', async (_name, answer) => {
    fetched.mockImplementationOnce(answer);
    await expect(sync()).rejects.toBeInstanceOf(Error);
    expect(await readOutbox()).toEqual([lead]);
    expect(unregister).not.toHaveBeenCalled();
    await sync();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await readOutbox()).toEqual([sent]);
  });

  it('stops waiting for an answer after 45 seconds, so that a page that opens can send the lead', async () => {
    limit.mockReturnValueOnce(AbortSignal.abort(new Error('too late')));
    fetched.mockImplementationOnce(async (_address, options) => {
      options?.signal?.throwIfAborted();
      return new Promise(() => undefined);
    });
    await expect(sync()).rejects.toBeInstanceOf(Error);
    expect(limit).toHaveBeenCalledWith(45_000);
    expect(await readOutbox()).toEqual([lead]);
  });

  it('sends the other leads when one fails', async () => {
    await putInOutbox(otherLead);
    fetched.mockImplementationOnce(async () => failedWith(500));
    await expect(sync()).rejects.toBeInstanceOf(Error);
    expect(await readOutbox()).toEqual([lead, { key: 'K2', sent: { uuid: 'L-K2', isNew: true } }]);
    expect(unregister).not.toHaveBeenCalled();
  });

  it.each([
    ['an expired offer', refused({ code: 'EXPIRED', field: ['offerId'] })],
    ['an unknown offer', refused({ code: 'NOT_FOUND', field: ['offerId'] })],
    ['a key of another lead', refused({ code: 'REUSED', field: ['idempotencyKey'] })],
    ['rejected values', refused({ code: 'INVALID', field: ['email'] })],
    ['an id that is none', { data: { createLead: null }, errors: [badId] }],
  ])('does not send a lead again after %s; the page tells the visitor', async (_name, answer) => {
    fetched.mockImplementation(async () => Response.json(answer));
    await sync();
    expect(fetched).toHaveBeenCalledOnce();
    expect(indexedDb.names()).toEqual([]);
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('does not send a lead that is older than a week', async () => {
    await putInOutbox({ ...lead, keptAt: Date.now() - 8 * 24 * 60 * 60_000 });
    await sync();
    expect(fetched).not.toHaveBeenCalled();
    expect(indexedDb.names()).toEqual([]);
  });
});
