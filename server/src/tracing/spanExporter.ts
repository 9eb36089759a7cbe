import type { TracingSettings } from '../config/tracingSettings.ts';
import type { EndedSpan } from './tracer.ts';

/** The numbers of OTLP. */
const kinds = { server: 2, client: 3 };
const failed = 2;

const maxWaiting = 2_048;
const timeoutMs = 5_000;

/** How often a batch is sent in all, and the longest pause before it is sent again. */
const maxAttempts = 5;
const maxPauseMs = 30_000;

interface ExporterTimes {
  readonly sendEveryMs: number;
  /** The pause after the first attempt; each later one is twice as long. */
  readonly firstPauseMs: number;
}

const usualTimes: ExporterTimes = { sendEveryMs: 2_000, firstPauseMs: 1_000 };

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

/** What became of a batch: `again` after some time, or `lost` for the reason. */
type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'again'; readonly afterMs: number | null; readonly reason: string }
  | { readonly kind: 'lost'; readonly reason: string };

/** The statuses after which OTLP lets a client send a batch again. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The milliseconds that `Retry-After` names, in seconds or as a date; null if it names none. */
const retryAfterMs = (header: string | null): number | null => {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
};

const outcomeOf = async (response: Response): Promise<Outcome> => {
  await response.body?.cancel();
  const reason = `it answered ${response.status}`;
  if (response.ok) return { kind: 'taken' };
  if (!passing.has(response.status)) return { kind: 'lost', reason };
  return { kind: 'again', afterMs: retryAfterMs(response.headers.get('retry-after')), reason };
};

/**
 * Sends spans to a collector in batches, by OTLP over HTTP in JSON. One batch is sent at a time. A collector that is busy or cannot be reached
 * gets the batch again, later each time; what it refuses, what it does not take after some attempts and what is too much meanwhile is dropped.
 * Once when that begins, and once when it ends, `warn` says why and how many.
 */
export const spanExporter = (
  { endpoint, headers }: TracingSettings,
  service: string,
  warn: (message: string) => void,
  { sendEveryMs, firstPauseMs }: ExporterTimes = usualTimes,
) => {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: attributesOf({ 'service.name': service }) };
  let waiting: EndedSpan[] = [];
  let batch: readonly EndedSpan[] = [];
  let attempts = 0;
  let notBefore = 0;
  let dropped = 0;
  let sending: Promise<void> | null = null;

  const post = async (spans: readonly EndedSpan[]): Promise<Outcome> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          resourceSpans: [
            { resource, scopeSpans: [{ scope: { name: 'citygigs' }, spans: spans.map(spanOf) }] },
          ],
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
      });
      return await outcomeOf(response);
    } catch {
      return { kind: 'again', afterMs: null, reason: 'it cannot be reached' };
    }
  };
  const drop = (count: number, reason: string): void => {
    if (dropped === 0) warn(`The collector of spans does not take them: ${reason}. ${count} are dropped.`);
    dropped += count;
  };
  const taken = (): void => {
    if (dropped > 0) warn(`The collector takes spans again. ${dropped} were dropped.`);
    dropped = 0;
  };
  const send = async (): Promise<void> => {
    if (batch.length === 0) {
      batch = waiting;
      waiting = [];
    }
    if (batch.length === 0) return;
    const outcome = await post(batch);
    attempts += 1;
    if (outcome.kind === 'again' && attempts < maxAttempts) {
      const pauseMs = outcome.afterMs ?? firstPauseMs * 2 ** (attempts - 1);
      notBefore = Date.now() + Math.min(pauseMs, maxPauseMs);
      return;
    }
    if (outcome.kind === 'taken') taken();
    else drop(batch.length, outcome.reason);
    batch = [];
    attempts = 0;
    notBefore = 0;
  };
  const flush = (): Promise<void> => (sending ??= send().finally(() => (sending = null)));
  const timer = setInterval(() => {
    if (Date.now() >= notBefore) void flush();
  }, sendEveryMs).unref();
  return {
    add: (span: EndedSpan): void => {
      if (waiting.length < maxWaiting) waiting.push(span);
      else drop(1, 'too many wait');
    },
    /** Sends what is left, without waiting for a pause. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      const limit = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref());
      // Once for what was sent before and is to be sent again, and once for what came since.
      const last = (sending ?? Promise.resolve()).then(flush).then(flush);
      await Promise.race([last, limit]);
    },
  };
};
