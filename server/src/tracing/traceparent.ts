import { randomUUID } from 'node:crypto';

/** 16 hexadecimal digits, without the dashes between them. */
const spanId = (): string => {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18);
};

/** The `traceparent` of a call within a trace, as a span of its own. The last digits say that the trace is recorded: in the log. */
export const traceparentOf = (traceId: string): string => `00-${traceId}-${spanId()}-01`;
