import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { sendEvent } from '../sendEvent.ts';
import { observeScroll } from './observeScroll.ts';

const send = vi.hoisted(() => vi.fn<typeof sendEvent>(async () => undefined));
vi.mock('../sendEvent.ts', () => ({ sendEvent: send }));

const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
const scrollTo = (end: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: end - window.innerHeight });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it(
  'measures at most twice in 100 ms of scrolling, and sends each part of a page once',
  { tags: ['R9.44'] },
  () => {
    observeScroll();
    for (let event = 0; event < 50; event += 1) {
      scrollTo(2000 + event * 100);
      vi.advanceTimersByTime(2);
    }
    expect(height.mock.calls.length).toBe(2);
    vi.advanceTimersByTime(100);
    scrollTo(9500);
    vi.advanceTimersByTime(100);
    scrollTo(1000);
    vi.advanceTimersByTime(100);
    expect(send.mock.calls).toEqual(
      [25, 50, 75, 90].map((percent) => ['scroll', { percent_scrolled: percent }]),
    );
  },
);
