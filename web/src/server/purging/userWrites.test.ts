// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUserWrites, windowMs } from './userWrites.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = () => {
  const removed = vi.fn<(ids: readonly string[]) => number>((ids) => ids.length);
  const timesOf = (id: string) => removed.mock.calls.filter(([ids]) => ids.includes(id)).length;
  return { ...createUserWrites(removed), removed, timesOf };
};

describe('writes of users', () => {
  it('remove a page at once, and once more when another gateway knows of it', () => {
    const { write, timesOf, removed } = counted();
    expect(write(['offer-4', 'review-8'])).toBe(2);
    expect(timesOf('offer-4')).toBe(1);
    vi.advanceTimersByTime(windowMs);
    expect(timesOf('offer-4')).toBe(2);
    vi.advanceTimersByTime(10 * windowMs);
    expect(removed).toHaveBeenCalledTimes(2);
  });

  it('remove a page once in three seconds, however many they are, and the last of them is not lost', () => {
    const { write, timesOf } = counted();
    for (let vote = 0; vote < 25 * 30; vote += 1) {
      write(['offer-4']);
      vi.advanceTimersByTime(40);
    }
    expect(timesOf('offer-4')).toBeGreaterThanOrEqual(10);
    expect(timesOf('offer-4')).toBeLessThanOrEqual(11);
    const before = timesOf('offer-4');
    vi.advanceTimersByTime(windowMs);
    expect(timesOf('offer-4')).toBe(before + 1);
    expect(write(['offer-5'])).toBe(1);
  });

  it('are remembered for a short while by their address', () => {
    const { write, changesFrom } = counted();
    write(['offer-4'], '192.0.2.7');
    vi.advanceTimersByTime(5);
    write(['offer-6'], '192.0.2.7');
    expect(changesFrom('192.0.2.7')).toEqual({ at: Date.now(), ids: new Set(['offer-4', 'offer-6']) });
    expect(changesFrom('192.0.2.8')).toBeUndefined();
    vi.advanceTimersByTime(2 * windowMs + 1);
    expect(changesFrom('192.0.2.7')).toBeUndefined();
  });
});
