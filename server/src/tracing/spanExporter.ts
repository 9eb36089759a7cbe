import type { TracingSettings } from '../config/tracingSettings.ts';
import type { EndedSpan } from './tracer.ts';

/** The numbers of OTLP. */
const kinds = { server: 2, client: 3 };
const failed = 2;

const maxWaiting = 2_048;
const sendEveryMs = 2_000;
const timeoutMs = 5_000;

/** How long a collector that does not answer may keep a process from stopping. */
const stopMs = 2_000;

const attributesOf = (attributes: EndedSpan['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }));

const nanosOf = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const spanOf = (span: EndedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId === null ? {} : { parentSpanId: span.parentId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanosOf(span.startMs),
  endTimeUnixNano: nanosOf(span.endMs),
  attributes: attributesOf(span.attributes),
  status: span.failed ? { code: failed } : {},
});

/**
 * Sends spans to a collector in batches, by OTLP over HTTP in JSON. One batch is sent at a time; what a collector does not take, and
 * what is too much meanwhile, is dropped.
 */
export const spanExporter = ({ endpoint, headers }: TracingSettings, service: string) => {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: attributesOf({ 'service.name': service }) };
  let waiting: EndedSpan[] = [];
  let sending: Promise<void> | null = null;
  const send = async (): Promise<void> => {
    const spans = waiting.map(spanOf);
    waiting = [];
    if (spans.length === 0) return;
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'citygigs' }, spans }] }],
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    await response.body?.cancel();
  };
  const flush = (): Promise<void> =>
    (sending ??= send()
      .catch(() => undefined)
      .finally(() => (sending = null)));
  const timer = setInterval(() => void flush(), sendEveryMs).unref();
  return {
    add: (span: EndedSpan): void => {
      if (waiting.length < maxWaiting) waiting.push(span);
    },
    /** Sends what is left. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      const limit = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref());
      const last = (sending ?? Promise.resolve()).then(flush);
      await Promise.race([last, limit]);
    },
  };
};
