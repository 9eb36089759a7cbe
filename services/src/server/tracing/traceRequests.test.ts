import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverOptions } from '../serverOptions.ts';
import { traceRequests } from '@citygigs/server/tracing/traceRequests.ts';
import { createTracer } from '@citygigs/server/tracing/tracer.ts';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';

let app: FastifyInstance;
let exporter: InMemorySpanExporter;
const spans = (): ReadableSpan[] => exporter.getFinishedSpans();

beforeEach(() => {
  exporter = new InMemorySpanExporter();
  app = Fastify(serverOptions({ trustedProxies: [], logger: false, requestTimeoutMs: 1_000 }));
  traceRequests(app, createTracer(new SimpleSpanProcessor({ exporter }), 'test'));
  app.get('/web-api/:language/cities/slug/:slug', () => ({}));
  app.get('/fails', async () => {
    throw new Error('broken');
  });
  app.get('/healthz', () => ({}));
});
afterEach(() => app.close());

describe('the spans of the services', () => {
  it('are below the call of the gateway, and name the template of the route', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await app.inject({
      url: '/web-api/de/cities/slug/berlin?secret=1',
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
    expect(spans()).toMatchObject([
      {
        kind: SpanKind.SERVER,
        name: 'GET /web-api/:language/cities/slug/:slug',
        parentSpanContext: { traceId, spanId: '00f067aa0ba902b7' },
        status: { code: SpanStatusCode.UNSET },
      },
    ]);
    expect(spans()[0]?.spanContext().traceId).toBe(traceId);
    expect(JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toMatch(
      /berlin|secret/,
    );
  });

  it('begin a trace without a caller, and say what has failed', async () => {
    for (const url of ['/fails', '/nothing/here'])
      await app.inject({ url, headers: { traceparent: 'x-y-z' } });
    expect(
      spans().map(({ name, parentSpanContext, status }) => [name, parentSpanContext, status.code]),
    ).toEqual([
      ['GET /fails', undefined, SpanStatusCode.ERROR],
      ['GET other', undefined, SpanStatusCode.UNSET],
    ]);
  });

  it('are none for questions about health', async () => {
    await app.inject('/healthz');
    expect(spans()).toEqual([]);
  });
});
