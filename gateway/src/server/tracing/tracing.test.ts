import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeRest, type FakeRest } from '../../../test/fakeRest.ts';
import { cityRow } from '../../../test/rows.ts';
import { startGateway, type RunningGateway } from '../../../test/startGateway.ts';
import { startTracing } from '@citygigs/server/tracing/startTracing.ts';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number };
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: object;
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';
const query = 'query City($slug: String!) { city(slug: $slug) { name } }';
const berlin = '/web-api/en/cities/slug/berlin';

/** Stands in for a collector. */
let collector: Server;
let received: string[];
let sentTo: { readonly path: string | undefined; readonly authorization: string | undefined }[];
let rest: FakeRest;
let tracer: Tracer | null;
let gateway: RunningGateway;

beforeEach(async () => {
  received = [];
  sentTo = [];
  collector = createServer((request, response) => {
    sentTo.push({ path: request.url, authorization: request.headers.authorization });
    request.setEncoding('utf8');
    let text = '';
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      received.push(text);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  rest = await startFakeRest();
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/`;
  const headers = { authorization: 'Bearer token' };
  tracer = await startTracing({ endpoint, headers, share: 1 }, 'citygigs-gateway');
  gateway = await startGateway(rest.origin, {}, { tracer });
});
afterEach(async () => {
  await gateway.stop();
  await rest.stop();
  collector.closeAllConnections();
  collector.close();
});

const ask = () =>
  gateway.ask(query, {
    variables: { slug: 'berlin' },
    headers: { traceparent: `00-${traceId}-${caller}-01`, 'x-forwarded-for': '93.184.216.34' },
  });

const spans = (): Span[] =>
  received.flatMap((text) =>
    (JSON.parse(text) as Batch).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans: some }) => some),
    ),
  );

describe('the spans of the gateway', () => {
  it('are those of a request and its calls, below the call of the site and above the service', async () => {
    rest.on(berlin, cityRow());
    await ask();
    await vi.waitFor(() => expect(spans()).toHaveLength(2), 5_000);
    const [request, call] = [2, 3].map((wanted) => spans().find(({ kind }) => kind === wanted));
    expect(request).toMatchObject({ traceId, parentSpanId: caller, name: 'POST /graphql', status: {} });
    expect(call).toMatchObject({
      traceId,
      parentSpanId: request?.spanId,
      name: 'GET web-api/cities/slug/{slug}',
    });
    expect(rest.calls[0]?.headers['traceparent']).toBe(`00-${traceId}-${call?.spanId}-01`);
    for (const { startTimeUnixNano: start, endTimeUnixNano: end } of spans()) {
      expect(Math.abs(Date.now() - Number(BigInt(start) / 1_000_000n))).toBeLessThan(60_000);
      expect(BigInt(end) >= BigInt(start)).toBe(true);
    }
    expect(sentTo[0]).toEqual({ path: '/v1/traces', authorization: 'Bearer token' });
    expect(received.join(' ')).toContain('citygigs-gateway');
    expect(received.join(' ')).not.toMatch(/berlin|93\.184|City\(/);
  });

  it('are those of their own request when several of one trace run at once', async () => {
    const slugs = ['berlin', 'paris', 'porto'];
    for (const slug of slugs) rest.on(`/web-api/en/cities/slug/${slug}`, cityRow());
    await Promise.all(
      slugs.map((slug, at) =>
        gateway.ask(query, {
          variables: { slug },
          headers: {
            traceparent: `00-${traceId}-00f067aa0ba902b${at}-01`,
            'x-forwarded-for': '93.184.216.34',
          },
        }),
      ),
    );
    await vi.waitFor(() => expect(spans()).toHaveLength(2 * slugs.length), 5_000);
    const [requests, calls] = [2, 3].map((wanted) => spans().filter(({ kind }) => kind === wanted));
    expect(requests?.map(({ parentSpanId }) => parentSpanId).sort()).toEqual(
      slugs.map((_slug, at) => `00f067aa0ba902b${at}`),
    );
    expect(calls?.map(({ parentSpanId }) => parentSpanId).sort()).toEqual(
      requests?.map(({ spanId }) => spanId).sort(),
    );
  });

  it('say that a call has failed', async () => {
    rest.on(berlin, (response) => response.writeHead(500).end());
    await ask();
    await vi.waitFor(
      () => expect(spans().find(({ kind }) => kind === 3)?.status).toEqual({ code: 2 }),
      5_000,
    );
  });

  it('wait while no collector listens, and are sent when one does again', async () => {
    rest.on(berlin, cityRow());
    const { port } = collector.address() as AddressInfo;
    collector.closeAllConnections();
    collector.close();
    for (let round = 0; round < 3; round += 1) expect((await ask()).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    collector.listen(port, '127.0.0.1');
    await ask();
    await vi.waitFor(() => expect(spans()).toHaveLength(8), 15_000);
  });

  it('that a collector refuses are dropped with a line of the log, which does not say the token', async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    collector.removeAllListeners('request');
    collector.on('request', (request, response) => request.resume() && response.writeHead(401).end());
    rest.on(berlin, cityRow());
    await ask();
    await vi.waitFor(() => expect(lines).toHaveLength(1), 5_000);
    write.mockRestore();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warning',
      message: expect.stringMatching(/^The collector of spans did not take a batch: .+/),
    });
    expect(lines[0]).not.toContain('token');
  });

  it('keep the process from stopping for two seconds at most', async () => {
    collector.removeAllListeners('request');
    rest.on(berlin, cityRow());
    await ask();
    const started = performance.now();
    await tracer?.stop();
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

it('loads nothing without a collector', async () => {
  expect(await startTracing(null, 'citygigs-gateway')).toBeNull();
});
