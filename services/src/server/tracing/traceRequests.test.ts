import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverOptions } from '../serverOptions.ts';
import { traceRequests } from '@citygigs/server/tracing/traceRequests.ts';
import { createTracer, type EndedSpan } from '@citygigs/server/tracing/tracer.ts';

let app: FastifyInstance;
let spans: EndedSpan[];

beforeEach(() => {
  spans = [];
  app = Fastify(serverOptions({ trustedProxies: [], logger: false, requestTimeoutMs: 1_000 }));
  traceRequests(
    app,
    createTracer(
      (span) => spans.push(span),
      async () => undefined,
    ),
  );
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
    expect(spans).toMatchObject([
      {
        kind: 'server',
        name: 'GET /web-api/:language/cities/slug/:slug',
        traceId,
        parentId: '00f067aa0ba902b7',
        failed: false,
      },
    ]);
    expect(JSON.stringify(spans)).not.toMatch(/berlin|secret/);
  });

  it('begin a trace without a caller, and say what has failed', async () => {
    for (const url of ['/fails', '/nothing/here'])
      await app.inject({ url, headers: { traceparent: 'x-y-z' } });
    expect(spans).toMatchObject([
      { name: 'GET /fails', parentId: null, failed: true },
      { name: 'GET other', parentId: null, failed: false },
    ]);
  });

  it('are none for questions about health', async () => {
    await app.inject('/healthz');
    expect(spans).toEqual([]);
  });
});
