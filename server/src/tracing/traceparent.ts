import { randomUUID } from 'node:crypto';

/** The `traceparent` of a call within a trace, as a span of its own. The last digits say that the trace is recorded: in the log. */
export const traceparentOf = (traceId: string): string =>
  `00-${traceId}-${randomUUID().replaceAll('-', '').slice(0, 16)}-01`;
