import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordEvent } from '../../browser/recordEvent.ts';
import { sendRecorded } from './sendRecorded.ts';

const sendEvent = vi.hoisted(() => vi.fn());
vi.mock('./sendEvent.ts', () => ({ sendEvent }));

beforeEach(() => {
  sendEvent.mockReset();
  performance.clearMarks();
});
afterEach(() => performance.clearMarks());

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('only events that the site recorded since the visitor allowed analytics are sent', async () => {
  recordEvent('sign_up', { source: 'early' });
  await pause(10);
  const allowedAt = Date.now();
  await pause(10);
  recordEvent('sign_up', { source: 'before the code was loaded' });
  sendRecorded(allowedAt);
  performance.mark('of another program');
  recordEvent('contribution', { kind: 'earnings' });
  await vi.waitFor(() => expect(sendEvent).toHaveBeenCalledTimes(2));
  expect(sendEvent.mock.calls).toEqual([
    ['sign_up', { source: 'before the code was loaded' }],
    ['contribution', { kind: 'earnings' }],
  ]);
  recordEvent('time_on_page', { page: 'redirect', seconds: 2 });
  window.dispatchEvent(new Event('pagehide'));
  expect(sendEvent).toHaveBeenLastCalledWith('time_on_page', { page: 'redirect', seconds: 2 });
});
