// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdnPurger } from './cdnPurger.ts';

/** What a stand-in for the CDN gets, and how it answers. */
const seen: IncomingHttpHeaders[] = [];
let answer: (response: ServerResponse) => void;
const cdn = createServer((request, response) => {
  seen.push({ ...request.headers, method: request.method ?? '' });
  answer(response);
});
const ok = (response: ServerResponse) => void response.end('{"status":"ok"}');
const refusing = (response: ServerResponse) => void response.writeHead(503).end();

beforeEach(async () => {
  seen.length = 0;
  answer = ok;
  await new Promise<void>((listening) => cdn.listen(0, '127.0.0.1', listening));
  return () =>
    new Promise<void>((closed) => {
      cdn.close(() => closed());
      cdn.closeAllConnections();
    });
});
afterEach(() => vi.restoreAllMocks());

const keys = () => seen.map((headers) => headers['surrogate-key']);

const started = (token: string | null = 'secret-token') => {
  const outcomes: string[] = [];
  const logged: unknown[] = [];
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/service/x/purge`;
  const purger = cdnPurger(
    { url, token },
    { log: { warn: (...line: unknown[]) => logged.push(line) }, onSent: (outcome) => outcomes.push(outcome) },
  );
  return { ...purger, outcomes, logged };
};

describe('a purge of the CDN', () => {
  it('names what changed at about the same time in one POST, each once, with the token', async () => {
    const { purge, whenSent, outcomes } = started();
    purge({ ids: ['Q2l0eTo3', 'Sm9iT2ZmZXI6MQ=='] });
    purge({ ids: ['Q2l0eTo3'], paths: ['/de/berlin', '/no key'] });
    await whenSent();
    expect(seen).toMatchObject([
      {
        method: 'POST',
        'surrogate-key': 'Q2l0eTo3 Sm9iT2ZmZXI6MQ== /de/berlin',
        'fastly-key': 'secret-token',
      },
    ]);
    expect(outcomes).toEqual(['answered']);
    purge({ ids: ['later'] });
    await whenSent();
    expect(keys().slice(1)).toEqual(['later']);
  });

  it('has 256 keys at most, and one for everything', async () => {
    const { purge, whenSent } = started(null);
    purge({ ids: Array.from({ length: 600 }, (_none, at) => `id-${at}`) });
    await whenSent();
    expect(keys().map((text) => String(text).split(' ').length)).toEqual([256, 256, 88]);
    expect(seen[0]).not.toHaveProperty('fastly-key');
    seen.length = 0;
    purge({ ids: ['id-1'] });
    purge({ all: true });
    await whenSent();
    for (const from of [0, 5_001])
      purge({ ids: Array.from({ length: 5_001 }, (_none, at) => `${from + at}`) });
    await whenSent();
    expect(keys()).toEqual(['all', 'all']);
  });

  it('is repeated once, and then logged without the token and counted', async () => {
    const { purge, whenSent, outcomes, logged } = started();
    answer = (response) => {
      refusing(response);
      answer = ok;
    };
    purge({ ids: ['a'] });
    await whenSent();
    expect([keys(), outcomes, logged]).toEqual([['a', 'a'], ['answered'], []]);
    answer = refusing;
    purge({ ids: ['b'] });
    await whenSent();
    expect(keys().slice(2)).toEqual(['b', 'b']);
    expect(outcomes).toEqual(['answered', 'failed']);
    expect(logged).toMatchObject([[{ keys: 1 }, 'the CDN could not be purged']]);
    expect(String(JSON.stringify(logged))).not.toContain('secret-token');
  });

  it('waits 5 s for a CDN that hangs, while others are not held up', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      void pause(50).then(() => controller.abort());
      return controller.signal;
    });
    const { purge, whenSent, outcomes } = started();
    answer = () => undefined;
    const before = performance.now();
    purge({ ids: ['a'] });
    expect(performance.now() - before).toBeLessThan(50);
    await whenSent();
    expect(timeout.mock.calls).toEqual([[5_000], [5_000]]);
    expect(outcomes).toEqual(['failed']);
  });
});
