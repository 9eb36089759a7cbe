import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { guarded, hung, limitOf, ok, read, write } from '../../../test/upstreams/guardedTransport.ts';
import type { CallLimit } from '../callLimits.ts';
import type { Transport } from '../transport.ts';

const withToken = { ...read, url: 'http://x/my', headers: { authorization: 'Bearer a' } };

/** A guard of a service that answers everything but what `isHung` says. */
const serviceWith = (isHung: (url: string) => boolean, settings = {}) => {
  const sent: string[] = [];
  let isBack = false;
  const transport: Transport = (request, limit) => {
    sent.push(request.url);
    return !isBack && isHung(request.url) ? hung(request, limit) : ok(request, limit);
  };
  const set = guarded(transport, { failures: 20, maxCalls: 32, maxCallsOfOperation: 24, ...settings });
  const call = (operation: string, request = read, limit = limitOf(45_000)) =>
    set.send({ ...request, url: `http://x/${operation}` }, limit, operation);
  const asking = { isOn: true };
  /** Asks a healthy operation all the time; resolves to how long each answer took. */
  const askHealthy = async () => {
    const times: number[] = [];
    while (asking.isOn) {
      const started = performance.now();
      await call('healthy');
      times.push(performance.now() - started);
      await pause(20);
    }
    return times;
  };
  return {
    ...set,
    call,
    askHealthy,
    stopAsking: () => (asking.isOn = false),
    comeBack: () => (isBack = true),
    sentTo: (operation: string) => sent.filter((url) => url === `http://x/${operation}`).length,
  };
};

const isSlow = (url: string) => url.endsWith('slow');

describe('an operation that hangs in a service that answers others', () => {
  it('is refused within 3 s, with the reads that wait, and called again when it is back', async () => {
    const { call, changes, askHealthy, stopAsking, comeBack, guard, sentTo } = serviceWith(isSlow);
    const healthy = askHealthy();
    const started = performance.now();
    const waiting = await Promise.allSettled(Array.from({ length: 8 }, () => call('slow')));
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(performance.now() - started).toBeGreaterThan(1_900);
    const reasons = waiting.map((end) =>
      end.status === 'rejected' ? (end.reason as Error).name : 'answered',
    );
    expect(new Set(reasons)).toEqual(new Set(['UpstreamRefused']));
    expect(changes).toEqual(['slow silence']);
    expect(guard.state()).toMatchObject({ breaker: 'closed', hung: ['slow'], running: 0 });

    const refusedAt = performance.now();
    await expect(call('slow', write)).rejects.toMatchObject({ name: 'UpstreamRefused', status: 502 });
    expect(performance.now() - refusedAt).toBeLessThan(300);

    comeBack();
    await pause(510);
    await expect(call('slow')).rejects.toMatchObject({ name: 'UpstreamRefused' });
    await expect(call('slow')).resolves.toMatchObject({ status: 200 });
    expect(changes).toEqual(['slow silence', 'slow closed']);
    expect(sentTo('slow')).toBeGreaterThanOrEqual(10);
    stopAsking();
    expect(Math.max(...(await healthy))).toBeLessThan(500);
  });

  it('is noticed although all requests share one call', async () => {
    const { call, changes, askHealthy, stopAsking } = serviceWith(isSlow);
    const healthy = askHealthy();
    const shared: CallLimit = Object.assign(limitOf(45_000), { callers: () => 6 });
    await expect(call('slow', read, shared)).rejects.toMatchObject({ name: 'UpstreamRefused' });
    expect(changes).toEqual(['slow silence']);
    stopAsking();
    await healthy;
  });

  it('is noticed although nobody waits long', async () => {
    const { call, changes, askHealthy, stopAsking, sentTo } = serviceWith(isSlow);
    const healthy = askHealthy();
    const started = performance.now();
    while (changes.length === 0 && performance.now() - started < 5_000)
      await call('slow', read, limitOf(300)).catch(() => undefined);
    expect(changes).toEqual(['slow silence']);
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(sentTo('slow')).toBeLessThan(12);
    stopAsking();
    await healthy;
  });

  it('lets writes go on that may be done, and answers for a few say nothing', async () => {
    const { call, changes, askHealthy, stopAsking } = serviceWith(isSlow);
    const healthy = askHealthy();
    const ends: string[] = [];
    const few = Array.from({ length: 4 }, () =>
      call('slow', read, limitOf(2_900)).catch((error: Error) => ends.push(error.name)),
    );
    await Promise.all(few);
    expect([new Set(ends), changes]).toEqual([new Set(['UpstreamTimeoutError']), []]);
    const writes = Array.from({ length: 6 }, () =>
      call('slow', write, limitOf(4_000)).catch((error: Error) => error.name),
    );
    await pause(2_800);
    expect(changes).toEqual(['slow silence']);
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['UpstreamTimeoutError']));
    stopAsking();
    await healthy;
  });

  it('leaves slots to the others', async () => {
    const { call, guard } = serviceWith(isSlow);
    const client = new AbortController();
    const hanging = Array.from({ length: 100 }, () =>
      call('slow', read, limitOf(45_000, client.signal)).catch(() => 'gone'),
    );
    expect(guard.state()).toMatchObject({ running: 24, waiting: 76 });
    await expect(call('healthy')).resolves.toMatchObject({ status: 200 });
    client.abort();
    await Promise.all(hanging);
    expect(guard.state()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('is tried by one call in 5 s where no read can be repeated', async () => {
    const { call, changes, askHealthy, stopAsking, comeBack, sentTo } = serviceWith(isSlow);
    const healthy = askHealthy();
    await Promise.allSettled(Array.from({ length: 6 }, () => call('slow', withToken)));
    expect(changes).toEqual(['slow silence']);
    const before = sentTo('slow');
    const ends: string[] = [];
    for (let calls = 0; calls < 30; calls += 1) {
      void call('slow', withToken, limitOf(1_000)).then(
        () => ends.push('answered'),
        (error: Error) => ends.push(error.name),
      );
      await pause(40);
    }
    expect(sentTo('slow')).toBe(before + 1);
    expect(new Set(ends)).toEqual(new Set(['UpstreamRefused', 'UpstreamTimeoutError']));
    comeBack();
    await pause(4_000);
    await expect(call('slow', withToken)).resolves.toMatchObject({ status: 200 });
    expect(changes).toEqual(['slow silence', 'slow closed']);
    await expect(call('slow', withToken)).resolves.toMatchObject({ status: 200 });
    stopAsking();
    await healthy;
  });
});

describe('a service that hangs as a whole', () => {
  it('is refused as one, and called again as one', async () => {
    const { call, changes, comeBack, guard } = serviceWith(() => true);
    const client = new AbortController();
    const limit = () => limitOf(45_000, client.signal);
    const started = performance.now();
    const hanging: Promise<unknown>[] = [];
    while (changes.length === 0 && performance.now() - started < 5_000) {
      for (const operation of ['a', 'b', 'c'])
        hanging.push(call(operation, read, limit()).catch(() => 'gone'));
      await pause(60);
    }
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(changes).toEqual(['silence']);
    expect(guard.state()).toMatchObject({ breaker: 'open', hung: [] });
    client.abort();
    await Promise.all(hanging);
    comeBack();
    await pause(510);
    await call('b').catch(() => 'refused');
    await pause(10);
    expect(changes).toEqual(['silence', 'closed']);
    for (const operation of ['a', 'b', 'c'])
      await expect(call(operation)).resolves.toMatchObject({ status: 200 });
  });
});
