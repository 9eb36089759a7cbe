// @vitest-environment node
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import operations from '../../../../schema/persisted.json' with { type: 'json' };
import { renderer } from '../../../test/stubbedSite.ts';
import { parseConfig } from '../../config/parseConfig.ts';
import { createServer } from '../createServer.ts';
import { createWebMetrics } from '../metrics/webMetrics.ts';
import { sendFromServer } from './sendFromServer.ts';

const idOf = (kind: string): string =>
  Object.entries(operations).find(([, text]) => text.startsWith(kind))?.[0] ?? '';

const read = { id: idOf('query'), variables: { slug: 'köln' } };
const write = { id: idOf('mutation'), variables: { input: { proposition: 'Köln' } } };
const keyed = { ...write, variables: { input: { idempotencyKey: 'k' } } };

/** The bodies of the requests that reached the gateway. */
const arrived: string[] = [];
let gateway: Server;
let port: number;
let app: FastifyInstance;

/** Starts a gateway that closes the connections of its first requests. */
const startGateway = async (resets = 0): Promise<void> => {
  let left = resets;
  gateway = createHttpServer(async (request: IncomingMessage, response) => {
    arrived.push((await request.toArray()).join(''));
    left -= 1;
    if (left >= 0) request.socket.destroy();
    else response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  gateway.listen(port, '127.0.0.1');
  await once(gateway, 'listening');
  ({ port } = gateway.address() as AddressInfo);
};

const stopGateway = async (): Promise<void> => {
  if (!gateway.listening) return;
  const closed = once(gateway, 'close');
  gateway.close();
  gateway.closeAllConnections();
  await closed;
};

const access = (retryMs: number) => ({
  gatewayUrl: `http://127.0.0.1:${port}/graphql`,
  gatewayRetryMs: retryMs,
});

const startSite = async (retryMs: number): Promise<void> => {
  const config = parseConfig({
    GATEWAY_URL: access(0).gatewayUrl,
    GATEWAY_RETRY_MS: String(retryMs),
    LOG_LEVEL: 'silent',
  });
  app = await createServer({ config, renderer, addFiles: () => Promise.resolve() });
};

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

beforeEach(async () => {
  port = 0;
  arrived.length = 0;
  await startGateway();
  await startSite(5_000);
});
afterEach(async () => {
  await app.close();
  await stopGateway();
});

describe('a request while the gateway is not there', () => {
  it.each([
    ['query', read],
    ['write', write],
  ])('is sent as soon as it is back, once and unchanged: a %s', async (_kind, body) => {
    await post(body);
    await stopGateway();
    const answers = Promise.all([post(body), post(body)]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    arrived.length = 0;
    await startGateway();
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(arrived).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  it('fails when the time for that is over', async () => {
    await stopGateway();
    await app.close();
    await startSite(300);
    const started = performance.now();
    expect((await post(read)).statusCode).toBe(502);
    expect(performance.now() - started).toBeGreaterThan(290);
    expect(performance.now() - started).toBeLessThan(2_000);
    await expect(
      sendFromServer(access(300), { language: 'en', clientClass: 'bot', forwardedFor: '' })(
        { ...read, name: 'read', operationKind: 'query' } as never,
        {},
      ),
    ).rejects.toThrow('fetch failed');
  });

  it('is given up when its visitor leaves', async () => {
    await stopGateway();
    const visitor = new AbortController();
    const send = sendFromServer(access(60_000), {
      language: 'en',
      clientClass: 'human',
      forwardedFor: '',
      signal: visitor.signal,
    });
    const answer = send({ ...read, name: 'read', operationKind: 'query' } as never, {});
    setTimeout(() => visitor.abort(), 100);
    const started = performance.now();
    await expect(answer).rejects.toThrow('fetch failed');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a request whose connection ends before the answer', () => {
  beforeEach(() => stopGateway());

  it.each([
    ['query', read],
    ['write with an idempotency key', keyed],
  ])('is sent again, at most twice: a %s', async (_kind, body) => {
    await startGateway(2);
    expect((await post(body)).statusCode).toBe(200);
    expect(arrived).toHaveLength(3);
    await stopGateway();
    await startGateway(9);
    expect((await post(body)).statusCode).toBe(502);
    // One attempt may have been on a connection of the former gateway.
    expect([5, 6]).toContain(arrived.length);
  });

  it('is not sent again if it writes without a key', async () => {
    await startGateway(1);
    expect((await post(write)).statusCode).toBe(502);
    expect(arrived).toHaveLength(1);
  });

  it('is not on a connection of another request if it writes', async () => {
    await startGateway();
    const connections = vi.fn();
    gateway.on('connection', connections);
    for (const body of [read, read, write, write]) await post(body);
    expect(connections).toHaveBeenCalledTimes(3);
  });
});

describe('what is measured of calls of the gateway', () => {
  it.each(['for a page', 'for a browser'])('is each attempt and each repetition %s', async (whom) => {
    const seen: string[] = [];
    const gatewayObserver = {
      called: (outcome: string, seconds: number) => seen.push(seconds < 60 ? outcome : 'slow'),
      retried: (cause: string) => seen.push(cause),
    };
    await stopGateway();
    await startGateway(1);
    if (whom === 'for a page') {
      const caller = { language: 'en', clientClass: 'person', forwardedFor: '' };
      const operation = { name: 'X', operationKind: 'query', id: read.id } as never;
      await sendFromServer({ ...access(5_000), gatewayObserver }, caller)(operation, {});
    } else {
      const config = parseConfig({
        GATEWAY_URL: access(0).gatewayUrl,
        GATEWAY_RETRY_MS: '5000',
        LOG_LEVEL: 'silent',
      });
      const metrics = { ...createWebMetrics(), gatewayObserver };
      const site = await createServer({ config, renderer, metrics, addFiles: () => Promise.resolve() });
      await site.inject({ method: 'POST', url: '/graphql', payload: read });
      await site.close();
    }
    expect(seen).toEqual(['failed', 'lost', 'answered']);
  });
});
