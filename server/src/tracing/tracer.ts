import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';

/** A call within a trace. */
export interface CallSpan {
  /** The header by which the other process continues the trace below this call. */
  readonly traceparent: string;
  /** Ends the span with the status of the answer; null without one. */
  readonly end: (status: number | null) => void;
  /** Ends the span when the answer begins, or there is none. */
  readonly endWith: (answer: Promise<{ readonly status: number }>) => void;
}

/** A request under way, to which its calls belong. */
export interface RequestSpan {
  /** Begins the span of a call, which is named by the template of its route. */
  readonly callSpan: (method: string, peer: string, route: string) => CallSpan;
  readonly end: (method: string, route: string, status: number) => void;
}

/** How long a collector that does not answer may keep a process from stopping. */
const stopMs = 2_000;

const propagator = new W3CTraceContextPropagator();

const endSpan = (span: Span, status: number | null): void => {
  if (status !== null) span.setAttribute('http.response.status_code', status);
  if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** The header by which the receiver of a call continues its trace. */
const headerOf = (span: Span): string => {
  const headers: { traceparent?: string } = {};
  propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
  return headers.traceparent ?? '';
};

/**
 * Makes the spans of requests and of their calls, of a share of the traces that begin here and of those that the caller records. Those that
 * answer a request with 5xx, or get no answer, have failed.
 */
export const createTracer = (processor: SpanProcessor, service: string, share = 1) => {
  let newTraceId = '';
  const { generateSpanId } = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    // A trace that begins here has the id that the log names.
    idGenerator: { generateTraceId: () => newTraceId, generateSpanId },
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('citygigs');
  return {
    /** Sends the spans that are left. */
    stop: (): Promise<void> =>
      Promise.race([
        provider.shutdown(),
        new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref()),
      ]),
    /** Begins the span of a request. Each request has its own, because a page sends several of the same trace at once. */
    requestSpan: (traceId: string, traceparent: string | null | undefined): RequestSpan => {
      newTraceId = traceId;
      const caller = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const isOfTrace = trace.getSpanContext(caller)?.traceId === traceId;
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, isOfTrace ? caller : ROOT_CONTEXT);
      const within = trace.setSpan(ROOT_CONTEXT, span);
      return {
        end: (method, route, status) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.request.method': method, 'http.route': route });
          endSpan(span, status);
        },
        callSpan: (method, peer, route) => {
          const attributes = { 'http.request.method': method, 'peer.service': peer };
          const call = tracer.startSpan(
            `${method} ${peer}${route}`,
            { kind: SpanKind.CLIENT, attributes },
            within,
          );
          const end = (status: number | null): void => endSpan(call, status);
          return {
            traceparent: headerOf(call),
            end,
            endWith: (answer) =>
              void answer.then(
                ({ status }) => end(status),
                () => end(null),
              ),
          };
        },
      };
    },
  };
};

export type Tracer = ReturnType<typeof createTracer>;
