// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCachedDocuments, TooManyWaitingError } from './cachedDocuments.ts';

const limits = { maxAgeMs: 60_000, maxBytes: 100_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07.890Z') }));
afterEach(() => void vi.useRealTimers());

const made = (text: string) => vi.fn(() => Promise.resolve({ text, path: '/x.xml' }));

describe('cached documents', () => {
  it('are made once for all who ask, and again when their time is over', async () => {
    const documents = createCachedDocuments(limits);
    const make = made('<a/>');
    const answers = await Promise.all(Array.from({ length: 200 }, () => documents('a', make)));
    expect(new Set(answers).size).toBe(1);
    expect(gunzipSync(answers[0]?.gzip ?? '').toString()).toBe('<a/>');
    vi.setSystemTime(Date.now() + limits.maxAgeMs - 1);
    await documents('a', make);
    expect(make).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await documents('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('say when their contents changed, not when they were made', async () => {
    const documents = createCachedDocuments(limits);
    const first = await documents('a', made('<a/>'));
    expect(first?.modified.toISOString()).toBe('2026-03-04T05:06:07.000Z');
    vi.setSystemTime(Date.now() + limits.maxAgeMs);
    const same = await documents('a', made('<a/>'));
    expect([same?.tag, same?.modified]).toEqual([first?.tag, first?.modified]);
    vi.setSystemTime(Date.now() + limits.maxAgeMs);
    const other = await documents('a', made('<b/>'));
    expect(other?.tag).not.toBe(first?.tag);
    expect(other?.modified.toISOString()).toBe('2026-03-04T05:08:07.000Z');
  });

  it('are not cached when they do not exist or cannot be made', async () => {
    const documents = createCachedDocuments(limits);
    const none = vi.fn(() => Promise.resolve(null));
    expect([await documents('a', none), await documents('a', none)]).toEqual([null, null]);
    expect(none).toHaveBeenCalledTimes(2);
    const fails = () => Promise.reject(new Error('no such luck'));
    await expect(documents('a', fails)).rejects.toThrow('no such luck');
    expect((await documents('a', made('<a/>')))?.path).toBe('/x.xml');
  });

  it('wait for a turn of their own, two at a time, and no more than 32', async () => {
    const documents = createCachedDocuments(limits);
    let running = 0;
    let most = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = async () => {
      most = Math.max(most, (running += 1));
      await released;
      running -= 1;
      return { text: 'x', path: '/x' };
    };
    const answers = Array.from({ length: 200 }, (_none, index) => documents(String(index), slow));
    const settled = Promise.allSettled(answers);
    release();
    const outcomes = await settled;
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(166);
    expect(refused.every((reason) => reason instanceof TooManyWaitingError)).toBe(true);
    expect(most).toBe(2);
  });

  it('take no more memory than they may', async () => {
    const documents = createCachedDocuments({ ...limits, maxBytes: 30 });
    const make = made('<a/>');
    for (const key of ['a', 'b', 'a']) await documents(key, make);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
