import { randomUUID } from 'node:crypto';

/** A `traceparent` of W3C Trace Context: version, trace id, id of the caller's span, flags. Neither id may be zero. */
const pattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/** The id of the trace that a valid `traceparent` continues; a new one otherwise. */
export const traceIdOf = (traceparent: string | null | undefined): string =>
  pattern.exec(traceparent ?? '')?.[1] ?? randomUUID().replaceAll('-', '');

/** 16 hexadecimal digits, without the dashes between them. */
const spanId = (): string => {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18);
};

/** The `traceparent` of a call within a trace, as a span of its own. The last digits say that the trace is recorded: in the log. */
export const traceparentOf = (traceId: string): string => `00-${traceId}-${spanId()}-01`;
