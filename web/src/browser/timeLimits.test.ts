// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { abortAfter } from './timeLimits.ts';

it('a signal aborts after its time, as a time-out', () => {
  vi.useFakeTimers();
  const signal = abortAfter(1200);
  vi.advanceTimersByTime(1199);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});
