// @vitest-environment node
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chrome, renderer, stubbedPage } from '../../../test/stubbedSite.ts';
import { parseConfig } from '../../config/parseConfig.ts';
import { createServer } from '../createServer.ts';
import { createTracer } from '@citygigs/server/tracing/tracer.ts';

let gateway: Server;
let traceparents: (string | undefined)[];
let exporter: InMemorySpanExporter;
let app: FastifyInstance;
let site: string;

beforeEach(async () => {
  exporter = new InMemorySpanExporter();
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
    tracer: createTracer(new SimpleSpanProcessor({ exporter }), 'test'),
  });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  gateway.close();
  gateway.closeAllConnections();
});

const ofKind = (wanted: SpanKind): ReadableSpan[] =>
  exporter.getFinishedSpans().filter(({ kind }) => kind === wanted);

const expectChain = async (name: string): Promise<void> => {
  await vi.waitFor(() => expect(ofKind(SpanKind.SERVER)).toHaveLength(1), 5_000);
  const request = ofKind(SpanKind.SERVER)[0];
  expect(request?.name).toBe(name);
  const { traceId, spanId } = request!.spanContext();
  const calls = ofKind(SpanKind.CLIENT);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    expect(call.parentSpanContext).toMatchObject({ traceId, spanId });
    expect(call.status.code).toBe(SpanStatusCode.UNSET);
  }
  expect(traceparents).toContain(`00-${traceId}-${calls[0]?.spanContext().spanId}-01`);
  const texts = [request!, ...calls].map(({ name: text, attributes }) => ({ text, attributes }));
  expect(JSON.stringify(texts)).not.toMatch(/berlin|secret/);
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
    await vi.waitFor(() => expect(ofKind(SpanKind.CLIENT)[0]?.status.code).toBe(SpanStatusCode.ERROR), 5_000);
  });
});
