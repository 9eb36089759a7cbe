// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { timedCache } from './timedCache.ts';

describe('timedCache', () => {
  it('requests once for simultaneous calls, and again when the entry has expired', async () => {
    let loads = 0;
    const cached = timedCache<number>(300, 10);
    const load = () => Promise.resolve((loads += 1));
    expect(await Promise.all([cached('a', load), cached('a', load)])).toEqual([1, 1]);
    expect(await cached('a', load)).toBe(1);
    await pause(350);
    expect(await cached('a', load)).toBe(2);
  });

  it('does not cache failures', async () => {
    const cached = timedCache<string>(1000, 10);
    await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cached('a', () => Promise.resolve('up'))).toBe('up');
  });

  it('does not cache answers that are rejected, but caches null', async () => {
    const cached = timedCache<string | null>(1000, 10, (answer) => answer !== 'broken');
    const keep = (value: string | null) => cached('a', () => Promise.resolve(value));
    expect([await keep('broken'), await keep(null), await keep('late')]).toEqual(['broken', null, null]);
  });

  it('evicts the oldest entries', async () => {
    const cached = timedCache<string>(1000, 2);
    const keep = (key: string, value: string) => cached(key, () => Promise.resolve(value));
    await keep('a', '1');
    await keep('b', '1');
    await keep('c', '1');
    expect(await keep('b', '2')).toBe('1');
    expect(await keep('a', '2')).toBe('2');
  });

  it('still resolves an answer that was evicted while in flight', async () => {
    const cached = timedCache<string>(1000, 1);
    const slow = cached('a', () => pause(20, 'slow'));
    await cached('b', () => Promise.resolve('quick'));
    expect(await slow).toBe('slow');
  });
});
