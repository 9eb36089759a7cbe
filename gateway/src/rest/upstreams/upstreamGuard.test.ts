import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  failing,
  guarded,
  hung,
  limitOf,
  ok,
  read,
  status,
  write,
} from '../../../test/upstreams/guardedTransport.ts';
import { UpstreamTimeoutError } from '../callLimits.ts';
import type { Transport } from '../transport.ts';

afterEach(() => void vi.useRealTimers());

describe('the retries of an upstream guard', () => {
  const retrying = { retryPercent: 10 };

  it.each([
    ['a refused connection', failing('ECONNREFUSED')],
    ['a connection that was reset', failing('UND_ERR_SOCKET')],
    ['status 502', status(502)],
    ['status 503', status(503)],
    ['status 504', status(504)],
  ])('are one for every ten reads that end with %s', async (_what, transport) => {
    const { sendMany, sent } = guarded(transport, retrying);
    await sendMany(100);
    expect(sent()).toBe(110);
  });

  it('make up for a fault that does not last', async () => {
    let calls = 0;
    const { sendMany } = guarded(async (request, limit) => {
      calls += 1;
      return calls % 20 === 0 ? failing('ECONNRESET')(request, limit) : ok(request, limit);
    }, retrying);
    expect(await sendMany(100)).toBe(0);
    expect(calls).toBe(105);
  });

  it.each([
    ['writes', write, failing('ECONNRESET')],
    ['reads that end with status 500', read, status(500)],
    ['reads that end with status 404', read, status(404)],
    ['reads whose answer is broken', read, failing('ERR_BROKEN')],
  ])('are none for %s', async (_what, request, transport) => {
    const { sendMany, sent } = guarded(transport, retrying);
    await sendMany(100, request);
    expect(sent()).toBe(100);
  });

  it('are none after the answer has begun', async () => {
    const { sendMany, sent } = guarded((request, limit) => {
      limit.answerStarted();
      return failing('ECONNRESET')(request, limit);
    }, retrying);
    await sendMany(100);
    expect(sent()).toBe(100);
  });

  it('end with the limit of the call', async () => {
    let calls = 0;
    const { send } = guarded(
      async (request, limit) => {
        calls += 1;
        return calls === 1 ? status(503)(request, limit) : hung(request, limit);
      },
      { retryPercent: 100 },
    );
    const started = performance.now();
    await expect(send(read, limitOf(300))).rejects.toThrow(UpstreamTimeoutError);
    expect(calls).toBe(2);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(performance.now() - started).toBeGreaterThan(290);
  });
});

describe('the slots of an upstream guard', () => {
  it('let a limited number of calls run, in the order in which they came', async () => {
    const waiting: (() => void)[] = [];
    const order: string[] = [];
    const { guard, send } = guarded(async ({ url }) => {
      order.push(url);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { status: 200, text: '{}' };
    });
    const calls = ['a', 'b', 'c', 'd', 'e', 'f'].map((url) => send({ ...read, url }));
    expect([order.join(''), guard.state()]).toEqual([
      'abcd',
      { breaker: 'closed', hung: [], running: 4, waiting: 2 },
    ]);
    while (order.length < 6 || waiting.length > 0) {
      waiting.shift()?.();
      await pause(0);
    }
    await Promise.all(calls);
    expect([order.join(''), guard.state()]).toEqual([
      'abcdef',
      { breaker: 'closed', hung: [], running: 0, waiting: 0 },
    ]);
  });

  it('let one call of each network go after the other, in the places of those of others', async () => {
    const waiting: (() => void)[] = [];
    const order: string[] = [];
    const { send } = guarded(async ({ url }) => {
      order.push(url);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { status: 200, text: '{}' };
    });
    const from = (address: string, url: string) =>
      send({ ...read, url, headers: { 'x-forwarded-for': address } });
    const many = Array.from({ length: 40 }, (_, at) =>
      from(`2001:db8:5:${at}::1`, 'm').catch(() => 'refused'),
    );
    const others = [from('192.0.2.1', 'a'), from('192.0.2.1', 'b'), from('2001:db8:6::1', 'c')];
    while (order.length < 4 + 29 + 3 || waiting.length > 0) {
      waiting.shift()?.();
      await pause(0);
    }
    expect(order.join('')).toBe(`mmmmmacmb${'m'.repeat(27)}`);
    expect((await Promise.all(many)).filter((end) => end === 'refused')).toHaveLength(4 + 3);
    await Promise.all(others);
  });

  it('share the places of one operation between networks, so that two of them keep no third one out', async () => {
    const ends: (() => void)[] = [];
    const { guard, send } = guarded(
      async () => {
        await new Promise<void>((resolve) => ends.push(resolve));
        return { status: 200, text: '{}' };
      },
      { maxCalls: 8, maxCallsOfOperation: 2 },
    );
    const ask = (address: string, count: number, operation = 'a') =>
      Array.from({ length: count }, () =>
        send({ ...read, headers: { 'x-forwarded-for': address } }, limitOf(), operation).then(
          () => 'answered',
          () => 'refused',
        ),
      );
    const first = ask('192.0.2.1', 30);
    const second = ask('198.51.100.1', 30);
    expect(guard.state()).toMatchObject({ running: 2, waiting: 16 });
    const third = ask('203.0.113.1', 10);
    const other = ask('192.0.2.1', 2, 'b');
    expect(guard.state()).toMatchObject({ running: 4, waiting: 16 });
    while (guard.state().running > 0) {
      ends.shift()?.();
      await pause(0);
    }
    const answered = async (calls: Promise<string>[]) =>
      (await Promise.all(calls)).filter((end) => end === 'answered').length;
    expect([await answered(third), await answered(other)]).toEqual([5, 2]);
    expect((await answered(first)) + (await answered(second))).toBe(2 + 11);
    expect(await answered(second)).toBeGreaterThanOrEqual(5);
  });

  it('refuse calls beyond eight that wait for each one that runs', async () => {
    const { guard, send, sent } = guarded(hung);
    const client = new AbortController();
    const calls = Array.from({ length: 36 }, () => send(read, limitOf(5_000, client.signal)));
    expect(guard.state()).toMatchObject({ running: 4, waiting: 32 });
    await expect(send()).rejects.toMatchObject({ status: 503 });
    client.abort();
    const ended = await Promise.allSettled(calls);
    expect(ended.every((call) => call.status === 'rejected')).toBe(true);
    expect(guard.state()).toMatchObject({ running: 0, waiting: 0 });
    expect(sent()).toBe(4);
  });

  it('send no call that gets one when its time is nearly over', async () => {
    vi.useFakeTimers();
    const { guard, send, sent } = guarded(hung);
    const running = Array.from({ length: 4 }, () => send(read, limitOf(100)));
    const waiting = Array.from({ length: 20 }, () => send(read, limitOf(108)));
    const ended = Promise.allSettled([...running, ...waiting]);
    await vi.advanceTimersByTimeAsync(108);
    const names = (await ended).map((end) => (end.status === 'rejected' ? (end.reason as Error).name : ''));
    expect(new Set(names)).toEqual(new Set(['UpstreamTimeoutError']));
    expect(sent()).toBe(4);
    expect(guard.state()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('end calls that wait at their time limit, at most 50 ms late', async () => {
    const { send, sent } = guarded(hung);
    for (let calls = 0; calls < 4; calls += 1) void send().catch(() => undefined);
    const ends = Array.from({ length: 20 }, async () => {
      await expect(send(read, limitOf(100))).rejects.toThrow(UpstreamTimeoutError);
      return performance.now();
    });
    // A busy machine delays this timer as much as those of the calls.
    const due = pause(100).then(() => performance.now());
    expect(Math.max(...(await Promise.all(ends))) - (await due)).toBeLessThan(50);
    expect(sent()).toBe(4);
  });
});

describe('the observer of an upstream guard', () => {
  it('learns that the second attempt of a read was not sent either', async () => {
    const refused: string[] = [];
    const observer = {
      called: () => undefined,
      refused: (cause: string) => refused.push(cause),
      retried: () => undefined,
    };
    const { send, changes } = guarded(status(503), { failures: 3, retryPercent: 100, observer });
    const waiting = Promise.allSettled([send()]);
    await pause(1);
    // These open the breaker while that one waits for its second attempt.
    await Promise.all([send(write), send(write)]);
    expect([changes, refused]).toEqual([['failures'], []]);
    expect(await waiting).toMatchObject([{ status: 'rejected', reason: { name: 'UpstreamRefused' } }]);
    expect(refused).toEqual(['open']);
  });
});

describe('the breaker of an upstream guard', () => {
  const breaking = { failures: 5 };

  it('stays closed while an overloaded upstream refuses, and reads are repeated', async () => {
    const busy: Transport = async () => ({ status: 503, text: null, isRefusal: true });
    const { sendMany, changes, sent } = guarded(busy, { ...breaking, retryPercent: 10 });
    await sendMany(50);
    await sendMany(50, write);
    expect([sent(), changes]).toEqual([105, []]);
  });

  it.each([
    ['status 500', status(500)],
    ['refused connections', failing('ECONNREFUSED')],
  ])('opens after %s, and refuses reads and writes without sending them', async (_what, transport) => {
    const { send, sendMany, changes, sent } = guarded(transport, breaking);
    await sendMany(50);
    expect([sent(), changes]).toEqual([5, ['failures']]);
    await expect(send(write)).rejects.toMatchObject({ name: 'UpstreamRefused', status: 502 });
    expect(sent()).toBe(5);
  });

  it('opens after time-outs, and refuses the calls that wait', async () => {
    const { guard, send, changes, sent } = guarded(hung, { ...breaking, maxCalls: 5 });
    const running = Array.from({ length: 5 }, () => send(read, limitOf(50)));
    // Each that times out lets one of these go, until the breaker opens.
    const waiting = Array.from({ length: 40 }, () => send(read, limitOf(500)));
    const ends = await Promise.allSettled([...running, ...waiting]);
    const names = ends.map((end) => (end.status === 'rejected' ? (end.reason as Error).name : ''));
    expect(names.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'UpstreamTimeoutError'));
    expect(names.filter((name) => name === 'UpstreamRefused')).toHaveLength(35);
    expect(changes).toEqual(['failures']);
    expect(sent()).toBe(10);
    expect(guard.state()).toMatchObject({ breaker: 'open', waiting: 0 });
  });

  it.each([
    ['status 404', status(404)],
    ['status 429', status(429)],
    ['headers that cannot be sent', failing('UND_ERR_INVALID_ARG')],
  ])('stays closed after %s', async (_what, transport) => {
    const { sendMany, changes, sent } = guarded(transport, breaking);
    await sendMany(50);
    expect([sent(), changes]).toEqual([50, []]);
  });

  it('stays closed when clients disconnect', async () => {
    const { send, changes, sent } = guarded(hung, breaking);
    for (let calls = 0; calls < 50; calls += 1) {
      const client = new AbortController();
      const call = send(read, limitOf(5_000, client.signal));
      client.abort();
      await expect(call).rejects.toThrow('The client closed the connection');
    }
    expect([sent(), changes]).toEqual([50, []]);
  });

  it('closes when the upstream answers again; calls of before do not count any more', async () => {
    let transport = hung;
    const { send, changes } = guarded((request, limit) => transport(request, limit), {
      ...breaking,
      maxCalls: 20,
    });
    const old = Array.from({ length: 10 }, () => send(read, limitOf(700)).catch(() => 'timed out'));
    await Promise.all(Array.from({ length: 5 }, () => send(read, limitOf(20)).catch(() => 'timed out')));
    expect(changes).toEqual(['failures']);
    transport = ok;
    await pause(510);
    await expect(send()).rejects.toMatchObject({ name: 'UpstreamRefused' });
    await expect(send()).resolves.toMatchObject({ status: 200 });
    await Promise.all(old);
    expect(changes).toEqual(['failures', 'closed']);
  });

  describe('after a quiet time', () => {
    const openAndQuiet = async (later: Transport) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      let transport = failing('ECONNREFUSED');
      const set = guarded((request, limit) => transport(request, limit), breaking);
      await set.sendMany(5);
      expect(set.changes).toEqual(['failures']);
      transport = later;
      vi.advanceTimersByTime(5_000);
      return set;
    };

    it('lets all calls of the first page through if the upstream is back', async () => {
      const { send, changes, sent } = await openAndQuiet(ok);
      const page = await Promise.all([send(), send(), send(write)]);
      expect(page.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect([sent(), changes]).toEqual([5 + 1 + 3, ['failures', 'closed']]);
    });

    it.each([
      ['refuses connections', failing('ECONNREFUSED')],
      ['hangs', hung],
    ])('keeps nobody for long if the upstream %s', async (_what, transport) => {
      const { send, sent } = await openAndQuiet(transport);
      vi.useRealTimers();
      const started = performance.now();
      const page = await Promise.allSettled([send(), send()]);
      expect(page.map(({ status: end }) => end)).toEqual(['rejected', 'rejected']);
      expect(performance.now() - started).toBeLessThan(1_000);
      await expect(send()).rejects.toMatchObject({ name: 'UpstreamRefused' });
      expect(sent()).toBe(6);
    });
  });
});
