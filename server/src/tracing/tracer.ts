import { randomBytes } from 'node:crypto';

/** A request that this process has answered, or a call that it has made. */
export interface EndedSpan {
  readonly kind: 'server' | 'client';
  /** A method and the template of a route. */
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed: boolean;
}

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

const now = (): number => performance.timeOrigin + performance.now();

const newSpanId = (): string => randomBytes(8).toString('hex');

/** The id of the caller's span in a `traceparent` of the trace; null otherwise. */
const callerOf = (traceparent: string | null | undefined, traceId: string): string | null => {
  const [, trace, span = ''] = (traceparent ?? '').split('-');
  return trace === traceId && /^[0-9a-f]{16}$/.test(span) ? span : null;
};

/** Whether the caller records this trace; null if the trace begins here. */
const isRecordedBy = (traceparent: string | null | undefined, traceId: string): boolean | null => {
  const [, trace, , flags = ''] = (traceparent ?? '').split('-');
  return trace === traceId ? (Number.parseInt(flags, 16) & 1) === 1 : null;
};

/** Decides by the last digits of the id, which are random. */
const isInShare = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) < share * 2 ** 32;

/**
 * Makes the spans of requests and of their calls, of a share of the traces that begin here and of those that the caller records. Those that
 * answer a request with 5xx, or get no answer, have failed.
 */
export const createTracer = (add: (span: EndedSpan) => void, stop: () => Promise<void>, share = 1) => ({
  stop,
  /** Begins the span of a request. Each request has its own, because a page sends several of the same trace at once. */
  requestSpan: (traceId: string, traceparent: string | null | undefined): RequestSpan => {
    const requestSpanId = newSpanId();
    const requestMs = now();
    const isRecorded = isRecordedBy(traceparent, traceId) ?? isInShare(traceId, share);
    const addSpan = (span: Omit<EndedSpan, 'traceId' | 'endMs'>): void => {
      if (isRecorded) add({ ...span, traceId, endMs: now() });
    };
    return {
      end: (method, route, status) =>
        addSpan({
          kind: 'server',
          name: `${method} ${route}`,
          spanId: requestSpanId,
          parentId: callerOf(traceparent, traceId),
          startMs: requestMs,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          },
          failed: status >= 500,
        }),
      callSpan: (method, peer, route) => {
        const spanId = newSpanId();
        const startMs = now();
        const end = (status: number | null): void =>
          addSpan({
            kind: 'client',
            name: `${method} ${peer}${route}`,
            spanId,
            parentId: requestSpanId,
            startMs,
            attributes: {
              'http.request.method': method,
              'peer.service': peer,
              ...(status === null ? {} : { 'http.response.status_code': status }),
            },
            failed: status === null || status >= 500,
          });
        return {
          traceparent: `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`,
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
});

export type Tracer = ReturnType<typeof createTracer>;
