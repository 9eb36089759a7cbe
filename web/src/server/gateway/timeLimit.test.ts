// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLimit } from './sendFromServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts as a time-out when its time is over', () => {
  const { signal } = timeLimit(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('never aborts once it has ended', () => {
  const { signal, end } = timeLimit(1_000);
  end();
  vi.advanceTimersByTime(2_000);
  expect(signal.aborted).toBe(false);
});
