// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a throttled handler', () => {
  it('is called at once and at the end of the interval, for 50 events in 100 ms', { tags: ['R9.44'] }, () => {
    const handle = vi.fn();
    const onScroll = throttle(handle, 100);
    for (let event = 0; event < 50; event += 1) {
      onScroll();
      vi.advanceTimersByTime(2);
    }
    expect(handle).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(handle).toHaveBeenCalledTimes(2);
    onScroll();
    expect(handle).toHaveBeenCalledTimes(3);
  });
});
