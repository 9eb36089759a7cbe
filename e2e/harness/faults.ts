/** A failure that replaces or delays the answer to an upstream call. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly body?: unknown }
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The call is never answered. */
  | { readonly kind: 'hang' }
  /** The connection is cut off without an answer. */
  | { readonly kind: 'reset' }
  /** The call reaches the services, but the connection is cut off before their answer. */
  | { readonly kind: 'lostAnswer' }
  /** The content type of the answer is JSON, but its body is not valid JSON. */
  | { readonly kind: 'garbage' };

/** Selects the calls of a fault or of a query. */
export interface CallFilter {
  readonly method?: string;
  /** Matched against the path without its query. */
  readonly path: RegExp;
  /** A query parameter that the call must have, with any value. */
  readonly query?: string;
}

/** A fault as it is sent to the proxy. */
export interface FaultRule {
  readonly method: string | null;
  readonly path: string;
  readonly flags: string;
  readonly query?: string;
  /** How many calls it affects; null means all. */
  readonly times: number | null;
  readonly fault: Fault;
}

/** One call that the gateway made. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if it is JSON. */
  readonly body: unknown;
  /** The status of the answer; null before or without an answer. */
  status: number | null;
  /** The time of its arrival, in milliseconds since 1970. */
  readonly at: number;
}

/** Whether a call matches the filter. */
export const matches = (
  call: Pick<RecordedCall, 'method' | 'path' | 'query'>,
  { method, path, query }: CallFilter,
): boolean =>
  (method === undefined || call.method === method.toUpperCase()) &&
  path.test(call.path) &&
  (query === undefined || query in call.query);
