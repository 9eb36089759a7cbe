import { type AnswerError, CitygigsError } from './CitygigsError.ts';

/** A parsed answer of the gateway. */
export interface Answer {
  readonly data: unknown;
  readonly errors: readonly AnswerError[];
  readonly httpStatus: number;
  readonly traceId: string | null;
}

/** A request that is ready to be sent. */
export interface Exchange {
  readonly url: URL;
  readonly init: RequestInit;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

interface RawAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { message: string; path?: (string | number)[]; extensions?: object }[];
}

const isAnswer = (body: unknown): body is RawAnswer =>
  typeof body === 'object' &&
  body !== null &&
  ('data' in body || ('errors' in body && Array.isArray(body.errors)));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends a request and parses its answer. Throws a `CitygigsError` for lost connections and for answers that are not GraphQL. */
export const exchange = async ({ url, init, fetch, timeoutMs, signal }: Exchange): Promise<Answer> => {
  const limit = AbortSignal.timeout(timeoutMs);
  const until = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  const failureOf = (cause: unknown): unknown => {
    if (signal?.aborted === true) return signal.reason;
    const isTimeout = limit.aborted;
    const message = isTimeout ? `No answer within ${timeoutMs} ms` : `${url.origin} could not be reached`;
    return new CitygigsError({ message, code: isTimeout ? 'TIMEOUT' : 'NETWORK', cause });
  };
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, signal: until });
    text = await response.text();
  } catch (cause) {
    throw failureOf(cause);
  }
  const { status: httpStatus, headers } = response;
  const traceId = headers.get('x-trace-id');
  const body = parse(text);
  if (!isAnswer(body)) {
    const message = `${url.origin} answered ${httpStatus} with a body that is not GraphQL`;
    throw new CitygigsError({ message, code: 'INVALID_ANSWER', httpStatus, traceId });
  }
  const errors = (body.errors ?? []).map((error) => ({ ...error, extensions: { ...error.extensions } }));
  return { data: body.data ?? null, errors, httpStatus, traceId };
};
