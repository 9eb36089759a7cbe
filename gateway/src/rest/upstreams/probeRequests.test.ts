import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { guarded, hung, read, status, write } from '../../../test/upstreams/guardedTransport.ts';
import type { Transport, UpstreamRequest } from '../transport.ts';

describe('the probes of an upstream guard', () => {
  /** A guard whose breaker is open, and what its upstream gets from then on. */
  const opened = async (first: UpstreamRequest, readyUrl: string | null = null) => {
    const requests: UpstreamRequest[] = [];
    let transport = status(500);
    const all = guarded(
      (request, limit) => {
        requests.push(request);
        return transport(request, limit);
      },
      { failures: 2, readyUrl },
    );
    await all.sendMany(2, first);
    expect(all.changes).toEqual(['failures']);
    requests.length = 0;
    const become = (next: Transport) => (transport = next);
    return { ...all, requests, become };
  };

  it('keep no caller waiting, go once in half a second, and only while somebody calls', async () => {
    const { send, requests, become } = await opened(read);
    become(hung);
    const started = performance.now();
    let slowestMs = 0;
    while (performance.now() - started < 1_300) {
      const sentAt = performance.now();
      await expect(send()).rejects.toMatchObject({ name: 'UpstreamRefused', status: 502 });
      slowestMs = Math.max(slowestMs, performance.now() - sentAt);
      await pause(10);
    }
    expect(slowestMs).toBeLessThan(400);
    expect(requests).toEqual([read, read]);
    await pause(600);
    expect(requests).toHaveLength(2);
  });

  it('are given up after 5 s', async () => {
    vi.useFakeTimers();
    try {
      const { guard, send, become } = await opened(read);
      const ends: string[] = [];
      become(
        (_request, limit) =>
          new Promise((_resolve, reject) => {
            limit.onAbort((reason) => {
              ends.push(reason.name);
              reject(reason);
            });
          }),
      );
      await vi.advanceTimersByTimeAsync(500);
      await expect(send()).rejects.toThrow('The upstream is not called for now');
      await vi.advanceTimersByTimeAsync(4_999);
      expect(ends).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(ends).toEqual(['UpstreamTimeoutError']);
      expect(guard.state()).toMatchObject({ breaker: 'open', running: 0 });
    } finally {
      vi.useRealTimers();
    }
  });

  const withToken = { ...read, url: 'http://x/my', headers: { authorization: 'Bearer a' } };
  const anonymous = { ...read, headers: { accept: 'application/json' } };

  it.each([
    ['a write after a read', read, { ...write, url: 'http://x/lead' }, read],
    [
      'a write where nobody reads',
      write,
      { ...write, url: 'http://x/lead' },
      { ...anonymous, url: 'http://x/lead' },
    ],
    ['a read with a token after one without', read, withToken, read],
    ['nothing but reads with tokens', withToken, withToken, { ...anonymous, url: 'http://x/my' }],
  ])('are reads without a token, for %s', async (_what, first, refused, probe) => {
    const { send, requests, become, changes } = await opened(first);
    become(status(404));
    await pause(510);
    await expect(send(refused)).rejects.toMatchObject({ name: 'UpstreamRefused' });
    expect(requests).toEqual([probe]);
    await pause(0);
    expect(changes).toEqual(['failures', 'closed']);
    await expect(send(refused)).resolves.toMatchObject({ status: 404 });
  });

  it('ask a service without reads whether it is ready, and keep the breaker open while it is not', async () => {
    const readyUrl = 'http://x/readyz';
    const { send, requests, become, changes } = await opened(write, readyUrl);
    for (const [code, expected] of [
      [503, ['failures']],
      [200, ['failures', 'closed']],
    ] as const) {
      become(status(code));
      await pause(510);
      await expect(send(write)).rejects.toMatchObject({ name: 'UpstreamRefused' });
      expect(requests.at(-1)).toEqual({ ...anonymous, url: readyUrl });
      await pause(0);
      expect(changes).toEqual(expected);
    }
    expect(requests).toHaveLength(2);
  });
});
