import { describe, expect, it } from 'vitest';
import { timedCache } from './timedCache.ts';

describe('timedCache', () => {
  it('requests once for simultaneous calls, and again when the entry has expired', async () => {
    let time = 0;
    let made = 0;
    const cached = timedCache<number>(1000, 10, () => time);
    const make = () => Promise.resolve((made += 1));
    expect(await Promise.all([cached('a', make), cached('a', make)])).toEqual([1, 1]);
    time = 999;
    expect(await cached('a', make)).toBe(1);
    time = 1000;
    expect(await cached('a', make)).toBe(2);
  });

  it('does not cache failures', async () => {
    const cached = timedCache<string>(1000, 10);
    await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cached('a', () => Promise.resolve('up'))).toBe('up');
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
});
