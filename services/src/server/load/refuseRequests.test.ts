import { once } from 'node:events';
import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseRequests } from './refuseRequests.ts';

const agent = new Agent({ maxSockets: Infinity, keepAlive: true });
let app: FastifyInstance;
let waiting: (() => void)[];
let reported: number;

const start = async (settings: { maxRequests: number; maxDelayMs: number }): Promise<void> => {
  waiting = [];
  reported = 0;
  app = Fastify();
  refuseRequests(app, settings, { requestsRefused: (requests) => (reported += requests) });
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve({}))));
  app.post('/slow', () => ({}));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', () => ({ status: 'ready' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
};

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const send = async (path = '/slow', body?: string) => {
  const { port } = app.server.address() as AddressInfo;
  const started = performance.now();
  const request = httpRequest({ agent, port, path, method: body === undefined ? 'GET' : 'POST' });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const ms = performance.now() - started;
  response.resume();
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], ms };
};

const release = async (accepted: readonly Promise<{ status: number | undefined }>[]) => {
  for (const answer of waiting.splice(0)) answer();
  expect(new Set((await Promise.all(accepted)).map(({ status }) => status))).toEqual(new Set([200]));
};

const middleOf = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;

describe('services that are flooded', () => {
  it('refuse what is too much at once, always tell their health, and then take everything again', async () => {
    await start({ maxRequests: 50, maxDelayMs: 60_000 });
    const accepted = Array.from({ length: 50 }, () => send());
    await vi.waitFor(() => expect(waiting).toHaveLength(50));
    const times: { refused: number[]; health: number[] } = { refused: [], health: [] };
    for (let round = 0; round < 20; round += 1) {
      const refused = await send(...(round % 2 === 0 ? [] : (['/slow', '{}'] as const)));
      expect(refused).toMatchObject({ status: 503, retryAfter: '2' });
      times.refused.push(refused.ms);
      for (const path of ['/healthz', '/readyz']) {
        const health = await send(path);
        expect(health.status).toBe(200);
        times.health.push(health.ms);
      }
    }
    // In the middle, because a busy machine holds up single ones.
    expect(middleOf(times.refused)).toBeLessThan(200);
    expect(middleOf(times.health)).toBeLessThan(200);
    expect(waiting).toHaveLength(50);
    await release(accepted);
    await vi.waitFor(() => expect(reported).toBe(20), 5_000);
    const next = send();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await release([next]);
  });

  it('refuse requests while their event loop is late and more than 32 are under way', async () => {
    await start({ maxRequests: 1_000, maxDelayMs: 40 });
    const accepted = Array.from({ length: 32 }, () => send());
    await vi.waitFor(() => expect(waiting).toHaveLength(32));
    const busy = setInterval(() => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    }, 1);
    await vi.waitFor(async () => expect((await send('/slow', '{}')).status).toBe(503), 10_000);
    clearInterval(busy);
    await vi.waitFor(async () => expect((await send('/slow', '{}')).status).not.toBe(503), 10_000);
    await release(accepted);
  });
});
