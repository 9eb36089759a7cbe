// @vitest-environment node
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chrome, renderer, stubbedPage } from '../../../test/stubbedSite.ts';
import { parseConfig } from '../../config/parseConfig.ts';
import { createServer } from '../createServer.ts';
import { createTracer, type EndedSpan } from '@citygigs/server/tracing/tracer.ts';

let gateway: Server;
let traceparents: (string | undefined)[];
let spans: EndedSpan[];
let app: FastifyInstance;
let site: string;

beforeEach(async () => {
  spans = [];
  traceparents = [];
  gateway = createHttpServer((request, response) => {
    traceparents.push([request.headers['traceparent']].flat()[0]);
    request.resume();
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{"data":{}}'));
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const entry = await renderer.entry();
  const renderPage: typeof entry.renderPage = async (request) => {
    await request.send({ name: 'page', id: 'page', operationKind: 'query' } as never, {});
    return stubbedPage(request);
  };
  app = await createServer({
    config: parseConfig({
      GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`,
      LOG_LEVEL: 'silent',
    }),
    renderer: { ...renderer, entry: () => Promise.resolve({ ...entry, renderPage }) },
    addFiles: () => Promise.resolve(),
    tracer: createTracer(
      (span) => spans.push(span),
      async () => undefined,
    ),
  });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  gateway.close();
  gateway.closeAllConnections();
});

const expectChain = async (name: string): Promise<void> => {
  await vi.waitFor(() => expect(spans.find(({ kind }) => kind === 'server')).toBeDefined(), 5_000);
  const request = spans.find(({ kind }) => kind === 'server');
  expect(request?.name).toBe(name);
  const calls = spans.filter(({ kind }) => kind === 'client');
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls)
    expect(call).toMatchObject({ traceId: request?.traceId, parentId: request?.spanId, failed: false });
  expect(traceparents).toContain(`00-${request?.traceId}-${calls[0]?.spanId}-01`);
  expect(JSON.stringify(spans)).not.toMatch(/berlin|secret/);
};

describe('the spans of the site', () => {
  it('are those of a page and its calls of the gateway, which continues them', async () => {
    await (await fetch(`${site}/berlin?secret=1`, { headers: { 'user-agent': chrome } })).text();
    await expectChain('GET /page');
  });

  it('are those of an operation that is forwarded', async () => {
    const answer = await fetch(`${site}/graphql?secret=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"secret"}',
    });
    expect(answer.status).toBe(200);
    await answer.text();
    await expectChain('POST /graphql');
  });

  it('say that the gateway was not reached', async () => {
    gateway.close();
    gateway.closeAllConnections();
    await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"x"}',
      signal: AbortSignal.timeout(300),
    }).catch(() => undefined);
    await vi.waitFor(
      () => expect(spans.find(({ kind }) => kind === 'client')).toMatchObject({ failed: true }),
      5_000,
    );
  });
});
