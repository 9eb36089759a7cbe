import { afterEach, expect, it, vi } from 'vitest';
import { gtag, pushToLayer } from './dataLayer.ts';
import { showEvents } from './showEvents.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

it('each entry of the queue is passed on once, commands as lists', () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  class Channel {
    postMessage(message: unknown) {
      sent.push(message);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  showEvents();
  vi.advanceTimersByTime(1000);
  pushToLayer({ event: 'scroll', percent_scrolled: 25 });
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([
    `${window.location.pathname} ["consent","update",{"analytics_storage":"granted"}]`,
    `${window.location.pathname} {"event":"scroll","percent_scrolled":25}`,
  ]);
});
