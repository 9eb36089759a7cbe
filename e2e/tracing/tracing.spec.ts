import { createServer } from 'node:http';
import { runningProduct } from '../config/environment.ts';
import { startStack, type Stop } from '../harness/stack.ts';
import { expect, test } from '../harness/test.ts';
import { freePort } from '../../server/test/freePort.ts';

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly { readonly value: { readonly stringValue: string } }[];
    };
    readonly scopeSpans: readonly {
      readonly spans: readonly { traceId: string; spanId: string; parentSpanId?: string; name: string }[];
    }[];
  }[];
}

test('a page gives spans of one trace from the site and the gateway, without what a visitor asked for', async () => {
  test.setTimeout(120_000);
  const received: string[] = [];
  const collector = createServer((request, response) => {
    request.setEncoding('utf8');
    let text = '';
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      received.push(text);
      response.end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => collector.listen(port, '127.0.0.1', resolve));
  const stops: Stop[] = [];
  try {
    const { services, identity } = runningProduct();
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
    const { web } = await startStack(
      { name: 'tracing', services, identity, settings: { gateway: traced, web: traced } },
      stops,
    );
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    expect((await fetch(`${web}/berlin?utm_source=secret`, { headers })).status).toBe(200);
    const spans = () =>
      received.flatMap((text) =>
        (JSON.parse(text) as Batch).resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans
            .flatMap(({ spans: some }) => some)
            .filter((span) => span.traceId === traceId)
            .map((span) => ({ ...span, process: resource.attributes[0]?.value.stringValue })),
        ),
      );
    await expect
      .poll(() => [...new Set(spans().map(({ process }) => process))].toSorted(), { timeout: 10_000 })
      .toEqual(['citygigs-gateway', 'citygigs-web']);
    // Each span but that of the page is below another one, once all of them have arrived.
    const others = () => {
      const ids = new Set(spans().map(({ spanId }) => spanId));
      return spans().filter(({ parentSpanId = '' }) => !ids.has(parentSpanId));
    };
    await expect
      .poll(others, { timeout: 10_000 })
      .toMatchObject([{ process: 'citygigs-web', parentSpanId: 'b7ad6b7169203331' }]);
    expect(received.join(' ')).not.toMatch(/berlin|secret|swiftbite/);
  } finally {
    for (const stop of stops.toReversed()) await stop();
    collector.closeAllConnections();
    collector.close();
  }
});
