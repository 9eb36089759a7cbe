import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { callLimits, UpstreamTimeoutError, type CallLimit } from '../callLimits.ts';
import { sharedReads, type FreshReply } from './sharedReads.ts';

const limits = { responseTimeoutMs: 200, overallTimeoutMs: 1_000 };
const limit = (client: AbortSignal | null = null, times = limits) =>
  callLimits(
    () => times,
    () => client,
    null,
  )(true, 'web-api');

const sharing = ({ maxAgeMs = 200, responseTimeoutMs = 200 } = {}) => {
  const shared = sharedReads({
    maxAgeMs,
    limitOfCall: () => limit(null, { ...limits, responseTimeoutMs }),
  });
  /** Reads by a service that answers with a new number each time. */
  let calls = 0;
  const service =
    (more: Partial<FreshReply> = {}, ms = 5) =>
    async (): Promise<FreshReply> => {
      calls += 1;
      const data = calls;
      await pause(ms);
      return { readReply: () => ({ kind: 'answered', data }), text: String(data), maxAgeMs: null, ...more };
    };
  const read = async (key = 'en /a', start = service(), within = limit()) =>
    (await shared.read(key, start, within, 'web-api')).reply;
  return { shared, read, service, calls: () => calls };
};

const answered = (data: number) => ({ kind: 'answered', data });

describe('shared reads', () => {
  it('make one call for requests at the same time and within the maximum age', async () => {
    const { read, calls } = sharing();
    expect(await Promise.all([read(), read(), read()])).toEqual([answered(1), answered(1), answered(1)]);
    expect(await read()).toEqual(answered(1));
    expect(await read('de /a')).toEqual(answered(2));
    await pause(250);
    expect(await read()).toEqual(answered(3));
    expect(calls()).toBe(3);
  });

  it('tell until when others may get the rows', async () => {
    const { shared, service } = sharing();
    const before = performance.now();
    const { until } = await shared.read('a', service(), limit(), 'web-api');
    expect(until - before).toBeGreaterThan(190);
    expect(await shared.read('a', service(), limit(), 'web-api')).toMatchObject({ until });
  });

  it('keep no longer than the service allows', async () => {
    const { read, service } = sharing({ maxAgeMs: 10_000 });
    expect(await read('a', service({ maxAgeMs: 40 }))).toEqual(answered(1));
    expect(await read('a')).toEqual(answered(1));
    await pause(60);
    expect(await read('a')).toEqual(answered(2));
  });

  it('are made by each request for itself if the service forbids to share its answer', async () => {
    const { shared, service, calls } = sharing();
    const start = service({ maxAgeMs: 0 });
    const replies = await Promise.all([1, 2, 3].map(() => shared.read('a', start, limit(), 'web-api')));
    expect(new Set(replies.map(({ reply }) => JSON.stringify(reply))).size).toBe(3);
    expect(replies.every(({ until }) => until === 0)).toBe(true);
    expect(await shared.read('a', start, limit(), 'web-api')).toEqual({
      reply: answered(4),
      until: 0,
      version: null,
    });
    expect(calls()).toBe(4);
  });

  it('keep no failure, but share it while it is under way', async () => {
    const { read, service, calls } = sharing();
    const fail = service({ readReply: () => ({ kind: 'failed', status: 500 }) });
    expect(await Promise.all([read('a', fail), read('a', fail)])).toEqual([
      { kind: 'failed', status: 500 },
      { kind: 'failed', status: 500 },
    ]);
    expect(calls()).toBe(1);
    expect(await read('a')).toEqual(answered(2));
  });

  it('are forgotten after a write, also those that began before it', async () => {
    const { shared, read, service } = sharing({ maxAgeMs: 10_000 });
    expect(await read()).toEqual(answered(1));
    await shared.purge();
    const old = read('en /a', service({}, 50));
    await pause(10);
    await shared.purge();
    expect(await read()).toEqual(answered(3));
    expect(await old).toEqual(answered(2));
    expect(await read()).toEqual(answered(3));
    expect(shared.purges()).toBe(2);
  });

  it('go on when one of those who wait leaves, and end when the last leaves', async () => {
    const { shared } = sharing();
    const ended = vi.fn();
    const start = (within: CallLimit) =>
      new Promise<FreshReply>((_resolve, reject) => {
        within.onAbort((reason) => {
          ended();
          reject(reason);
        });
      });
    const [one, other] = [new AbortController(), new AbortController()];
    const reads = [one, other].map(({ signal }) => shared.read('a', start, limit(signal), 'web-api'));
    const left = reads.map((each) => each.catch((error: Error) => error.name));
    one.abort();
    expect(await left[0]).toBe('ClientDisconnected');
    expect(ended).not.toHaveBeenCalled();
    other.abort();
    expect(await left[1]).toBe('ClientDisconnected');
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  });

  it('end with the limit of the call, or with that of one who waits, and pass on that the answer has started', async () => {
    const { shared } = sharing();
    const slow = (startMs: number) => async (within: CallLimit) => {
      const late = new Promise<FreshReply>((_resolve, reject) => {
        within.onAbort(reject);
      });
      const answer = async (): Promise<FreshReply> => {
        await pause(startMs);
        within.answerStarted();
        await pause(300 - startMs);
        return { readReply: () => ({ kind: 'answered', data: 1 }), text: '1', maxAgeMs: null };
      };
      return Promise.race([late, answer()]);
    };
    await expect(shared.read('never', slow(299), limit(), 'web-api')).rejects.toThrow(UpstreamTimeoutError);
    const early = [
      shared.read('slow', slow(50), limit(), 'web-api'),
      shared.read('slow', slow(50), limit(), 'web-api'),
    ];
    expect(await Promise.all(early)).toHaveLength(2);
  });

  it.each([0, 20])(
    'read no reply whose text is that of the last one, with a maximum age of %i ms',
    async (maxAgeMs) => {
      const { shared } = sharing({ maxAgeMs });
      const readReply = vi.fn(() => ({ kind: 'answered', data: {} }) as const);
      const get = async (text: string | null, key = 'a') => {
        await pause(2 * maxAgeMs);
        const start = () => Promise.resolve({ readReply, text, maxAgeMs: null });
        return shared.read(key, start, limit(), 'web-api');
      };
      const first = await get('one');
      const again = await get('one');
      expect(again.reply).toBe(first.reply);
      expect(again.version).toBe(first.version);
      await shared.purge();
      expect((await get('one')).version).toBe(first.version);
      expect(readReply).toHaveBeenCalledTimes(1);
      const changed = await get('two');
      expect(changed.version).not.toBe(first.version);
      expect((await get('one')).version).not.toBe(first.version);
      expect((await get('one', 'b')).version).not.toBe(first.version);
      expect(readReply).toHaveBeenCalledTimes(4);
      await get(null);
      await get(null);
      expect(readReply).toHaveBeenCalledTimes(6);
    },
  );

  it('share nothing with a maximum age of 0', async () => {
    const { read, calls } = sharing({ maxAgeMs: 0 });
    await Promise.all([read(), read()]);
    await read();
    expect(calls()).toBe(3);
  });
});
