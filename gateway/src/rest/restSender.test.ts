import { readdirSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { errorCatalogue } from '../errors/catalogue.ts';
import type { RestCall } from './call.ts';
import { callBudget } from './callLimits.ts';
import { ClientDisconnected } from './outcome.ts';
import { patienceOf } from './patience.ts';
import { restSender, type RestContext } from './restSender.ts';
import type { Transport, UpstreamAnswer } from './transport.ts';

const upstreams = {
  webApi: 'http://web',
  sales: 'http://sales',
  ofp: 'http://ofp',
  moreJobs: 'http://more',
  ipLookup: 'http://ip',
};
const top: RestCall = { target: 'webApi', path: '/cities/top' };
const empty = { items: [], total: 0, page: 1, pageCount: 0 };
const help = 'Please try again later or contact us at help@site.example.';

const answered = (status: number, body: unknown = empty): UpstreamAnswer => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

/** An answer whose body is not read, because it is not JSON or its status says everything. */
const unread = (status: number): UpstreamAnswer => ({ status, text: null });

const senderWith = (transport: Transport, more = {}) => {
  const spy = vi.fn(transport);
  const context: RestContext = {
    config: { upstreams, timeLimits: parseConfig({}).timeLimits },
    language: 'en',
    errors: errorCatalogue({ language: 'en', contactEmail: 'help@site.example', traceId: 't' }),
    calls: callBudget(1_000),
    log: pino({ level: 'silent' }),
    sessionId: null,
    bearer: async () => ({ kind: 'guest' }) as const,
    clientOf: () => null,
    transport: spy,
    ...more,
  };
  return { rest: restSender(context), spy };
};

/** An upstream that never answers and notices when the call is aborted. */
const hung: Transport = (_request, limit) =>
  new Promise((_resolve, reject) => {
    limit.onAbort(reject);
  });

/** An upstream that starts to answer and never ends. */
const dripping: Transport = (request, limit) => {
  limit.answerStarted();
  return hung(request, limit);
};

describe('the REST sender', () => {
  it('has the only transport of the gateway', { tags: ['R7.01'] }, () => {
    const root = new URL('../', import.meta.url);
    const callers = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => /from 'undici'|[^.\w]fetch\(/.test(readFileSync(new URL(name, root), 'utf8')));
    expect(callers).toEqual(['rest/transport.ts']);
  });

  it('sends and accepts JSON', { tags: ['R7.10', 'R7.11'] }, async () => {
    const { rest, spy } = senderWith(async () =>
      answered(201, { id: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11' }),
    );
    await rest.load({ target: 'webApi', path: '/city-search', method: 'POST', body: { query: 'x' } });
    expect(spy.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"query":"x"}',
    });
  });

  it('adds the session id to the body only with `withSession`', { tags: ['R7.09'] }, async () => {
    const { rest, spy } = senderWith(async () => answered(201, {}), { sessionId: 's-1' });
    const search: RestCall = { target: 'webApi', path: '/city-search', method: 'POST', body: { query: 'x' } };
    await rest.attempt({ ...search, withSession: true });
    await rest.attempt(search);
    expect(spy.mock.calls.map(([{ body }]) => body)).toEqual([
      '{"query":"x","session_id":"s-1"}',
      '{"query":"x"}',
    ]);
  });

  it(
    'answers an authorised call without a token with 401 and does not send it',
    { tags: ['R7.13'] },
    async () => {
      const { rest, spy } = senderWith(async () => answered(200));
      await expect(rest.load({ ...top, authorised: true })).rejects.toMatchObject({
        message: 'Unauthorized. Please sign in again.',
        extensions: { code: 'UNAUTHENTICATED', status: 401 },
      });
      expect(spy).not.toHaveBeenCalled();
    },
  );

  it(
    'sends the token with authorised calls only, never to an external URL',
    { tags: ['R7.13', 'R7.08'] },
    async () => {
      const { rest, spy } = senderWith(async () => answered(200), {
        bearer: async () => ({ kind: 'user', token: 'abc', subject: 'u-1' }) as const,
      });
      await rest.load({ ...top, authorised: true });
      await rest.load(top);
      await rest.attempt({ target: 'external', path: 'http://ip', authorised: true });
      expect(spy.mock.calls.map(([{ headers }]) => headers['authorization'])).toEqual([
        'Bearer abc',
        undefined,
        undefined,
      ]);
    },
  );

  it('answers an authorised call whose token cannot be verified with 503 and does not send it', async () => {
    const { rest, spy } = senderWith(async () => answered(200), {
      bearer: async () => ({ kind: 'unverified', cause: new Error('No keys') }) as const,
    });
    const call = { ...top, authorised: true };
    await expect(rest.load(call)).rejects.toMatchObject({
      message: `Cannot load data. Request error #503. ${help}`,
      extensions: { code: 'UPSTREAM_ERROR', status: 503 },
    });
    expect(await rest.load({ ...call, silenced: true })).toBeNull();
    expect(spy).not.toHaveBeenCalled();
    await rest.load(top);
    expect(spy).toHaveBeenCalledOnce();
  });

  it.each([
    [401, 'Unauthorized. Please sign in again.'],
    [403, 'Forbidden. Please sign in again.'],
  ])(
    'gives the sign-in message for %i on an authorised call',
    { tags: ['R8.03'] },
    async (status, message) => {
      const { rest } = senderWith(async () => answered(status), {
        bearer: async () => ({ kind: 'user', token: 'abc', subject: 'u-1' }) as const,
      });
      await expect(rest.load({ ...top, authorised: true })).rejects.toMatchObject({
        message,
        extensions: { code: 'UNAUTHENTICATED' },
      });
    },
  );

  it('gives the general message for 401 on a call without authorisation', { tags: ['R8.06'] }, async () => {
    const { rest } = senderWith(async () => answered(401));
    await expect(rest.load(top)).rejects.toThrow(`Cannot load data. Request error #401. ${help}`);
  });

  it('replaces the general sentences by the message of the call', { tags: ['R8.07'] }, async () => {
    const { rest } = senderWith(async () => answered(500));
    await expect(rest.load({ ...top, messageKey: 'error.loadPost' })).rejects.toThrow(
      `Cannot load blog post. ${help}`,
    );
  });

  it('returns null without an error for 404 and 422', { tags: ['R8.04', 'R8.05'] }, async () => {
    const { rest } = senderWith(async ({ url }) => answered(url.includes('top') ? 404 : 422));
    await expect(rest.load(top)).resolves.toBeNull();
    await expect(rest.load({ target: 'webApi', path: '/cities' })).resolves.toBeNull();
  });

  it('returns the rejected fields of a 422', { tags: ['R8.05'] }, async () => {
    const faults = [{ field: 'email', code: 'invalid', message: 'is not an address' }];
    const { rest } = senderWith(async () => answered(422, { errors: [...faults, 'junk', { field: 1 }] }));
    await expect(rest.attempt(top)).resolves.toEqual({ kind: 'rejected', faults });
  });

  const write = { target: 'webApi', path: '/cities/proposition', method: 'POST', body: {} } as const;

  it.each([
    ['422 without a fault', answered(422, { errors: [] })],
    ['422 that is not JSON', unread(422)],
  ])('treats a write that ends with %s as refused', async (_what, response) => {
    const { rest } = senderWith(async () => response);
    await expect(rest.attempt(write)).resolves.toEqual({ kind: 'refused', status: 422 });
  });

  it('treats a write that ends with 204 as failed where a row is due', { tags: ['R8.06'] }, async () => {
    const { rest } = senderWith(async () => unread(204));
    await expect(rest.attempt(write)).resolves.toMatchObject({
      kind: 'failed',
      error: { extensions: { code: 'UPSTREAM_ERROR', status: 502, retryable: true } },
    });
  });

  it.each([302, 401, 403, 408, 423, 425, 429, 500, 503])(
    'treats a write that ends with %i as failed for now',
    async (status) => {
      const { rest } = senderWith(async () => unread(status));
      await expect(rest.attempt(write)).resolves.toMatchObject({ kind: 'failed' });
    },
  );

  it.each([400, 404, 405, 409, 410, 413, 451])(
    'treats a write that ends with %i as refused for good',
    async (status) => {
      const { rest } = senderWith(async () => unread(status));
      await expect(rest.attempt(write)).resolves.toEqual({ kind: 'refused', status });
    },
  );

  it.each([
    ['HTML', unread(200)],
    ['broken JSON', answered(200, '{"items":')],
    ['JSON of another shape', answered(200, { items: 'none' })],
    ['an empty body', answered(200, '')],
  ])('treats %s as 502', { tags: ['R8.06'] }, async (_what, response) => {
    const { rest } = senderWith(async () => response);
    await expect(rest.load(top)).rejects.toThrow(`Cannot load data. Request error #502. ${help}`);
  });

  it('treats an unreachable upstream as 502', { tags: ['R8.06'] }, async () => {
    const { rest } = senderWith(async () => Promise.reject(new TypeError('fetch failed')));
    await expect(rest.load(top)).rejects.toThrow('Request error #502.');
  });

  it.each([401, 403, 404, 422, 500])(
    'returns null without an error for %i on a silenced call',
    { tags: ['R7.12', 'R8.08'] },
    async (status) => {
      const { rest } = senderWith(async () => answered(status), {
        bearer: async () => ({ kind: 'user', token: 'abc', subject: 'u-1' }) as const,
      });
      await expect(rest.load({ ...top, authorised: true, silenced: true })).resolves.toBeNull();
    },
  );

  it(
    'returns null without an error for a missing token and an unreachable upstream on a silenced call',
    { tags: ['R7.12', 'R8.08'] },
    async () => {
      const { rest } = senderWith(async () => Promise.reject(new TypeError('fetch failed')));
      await expect(rest.load({ ...top, authorised: true, silenced: true })).resolves.toBeNull();
      await expect(rest.load({ ...top, silenced: true })).resolves.toBeNull();
    },
  );
});

describe('the time limits of the REST sender', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const settled = async (call: Promise<unknown>) => {
    let state = 'waiting';
    call.then(
      () => (state = 'answered'),
      (error: Error) => (state = error.message),
    );
    return () => state;
  };

  it('aborts a call whose answer has not started within 45 s', { tags: ['R9.01', 'R8.01'] }, async () => {
    const state = await settled(senderWith(hung).rest.load(top));
    await vi.advanceTimersByTimeAsync(44_999);
    expect(state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('Request timeout. Please try again later or contact us at help@site.example.');
  });

  it('aborts a call whose answer has not ended within 90 s', { tags: ['R9.02', 'R8.01'] }, async () => {
    const state = await settled(senderWith(dripping).rest.load(top));
    await vi.advanceTimersByTimeAsync(89_999);
    expect(state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('Request timeout. Please try again later or contact us at help@site.example.');
  });

  it('returns null without an error for a time-out of a silenced call', { tags: ['R8.08'] }, async () => {
    const state = await settled(senderWith(hung).rest.load({ ...top, silenced: true }));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(state()).toBe('answered');
  });

  it('aborts its calls when the client disconnects, and clears its timers', async () => {
    const client = new AbortController();
    const { rest, spy } = senderWith(hung, { clientOf: () => client.signal });
    const state = await settled(rest.load(top));
    client.abort(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('The client closed the connection');
    expect(spy.mock.calls[0]?.[1].reason).toBeInstanceOf(ClientDisconnected);
    expect(vi.getTimerCount()).toBe(0);
  });

  const late = { code: 'LATE', status: 504, silenced: true };
  const outcomeOf = (call: Promise<unknown>) => {
    let outcome: unknown = 'waiting';
    call.then(
      () => (outcome = 'answered'),
      ({ extensions }: { extensions: unknown }) => (outcome = extensions),
    );
    return () => outcome;
  };

  it('aborts reads when the client’s patience ends, and lets writes run', async () => {
    const { rest } = senderWith(hung, { patience: patienceOf('700') });
    const read = outcomeOf(rest.load(top));
    const written = outcomeOf(
      rest.load({ target: 'webApi', path: '/city-search', method: 'POST', body: {} }),
    );
    await vi.advanceTimersByTimeAsync(699);
    expect(read()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(read()).toMatchObject(late);
    expect(written()).toBe('waiting');
    const startedLater = outcomeOf(rest.load(top));
    await vi.advanceTimersByTimeAsync(0);
    expect(startedLater()).toMatchObject(late);
  });

  it('starts patience with the first answer of a service if the header has after=first-answer', async () => {
    const reach: Transport = async (request, limit) =>
      request.url.endsWith('/cities/top') ? answered(200) : hung(request, limit);
    const { rest } = senderWith(reach, { patience: patienceOf('700; after=first-answer') });
    const other = outcomeOf(rest.load({ target: 'webApi', path: '/cities' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(other()).toBe('waiting');
    await rest.load(top);
    await vi.advanceTimersByTimeAsync(700);
    expect(other()).toMatchObject(late);
  });

  it('does not start patience with the answer of a secondary call', async () => {
    const reach: Transport = async (request, limit) =>
      request.url.endsWith('/cities/top') ? answered(200) : hung(request, limit);
    const { rest } = senderWith(reach, { patience: patienceOf('700; after=first-answer') });
    const subject = outcomeOf(rest.load({ target: 'webApi', path: '/cities' }));
    await rest.load({ ...top, secondary: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(subject()).toBe('waiting');
  });

  it.each([null, '', 'soon', '-1', '1.5', '700; after=lunch'])('ignores a patience of %j', (header) => {
    expect(patienceOf(header)).toBeNull();
  });
});
