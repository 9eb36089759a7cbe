/** One error of an answer, as the gateway gives it. */
export interface AnswerError {
  /** For people: in the language of the request where it is the product's own. */
  readonly message: string;
  /** The field that failed; absent when it is the request as a whole. */
  readonly path?: readonly (string | number)[];
  readonly extensions: ErrorExtensions;
}

/** What a program reads from an error. Errors of GraphQL itself, such as a misspelt field, may carry none of it. */
export interface ErrorExtensions {
  /** A stable word: `UNAUTHENTICATED`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_USER_INPUT` and others. */
  readonly code?: string;
  /** The HTTP status that says the same. */
  readonly status?: number;
  /** The id of the message in the catalogues of the product. */
  readonly messageKey?: string | null;
  readonly silenced?: boolean;
  /** What to look for in the gateway's log. */
  readonly traceId?: string;
  readonly [more: string]: unknown;
}

/** What is known when a request has failed. */
export interface Failure {
  readonly message: string;
  readonly errors?: readonly AnswerError[];
  /** What came all the same: the fields that did not fail. */
  readonly data?: unknown;
  /** Of the HTTP answer; null when there was none. */
  readonly httpStatus?: number | null;
  readonly code?: string;
  readonly traceId?: string | null;
  readonly cause?: unknown;
}

/**
 * A request that did not go well. `code` and `extensions` are those of the first error; without an answer the code is
 * `NETWORK`, `TIMEOUT` or `INVALID_ANSWER`.
 */
export class CitygigsError extends Error {
  readonly errors: readonly AnswerError[];
  readonly data: unknown;
  readonly httpStatus: number | null;
  readonly code: string;
  readonly extensions: ErrorExtensions;
  readonly traceId: string | null;

  constructor({ message, errors = [], data = null, httpStatus = null, code, traceId, cause }: Failure) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CitygigsError';
    this.errors = errors;
    this.data = data;
    this.httpStatus = httpStatus;
    this.extensions = errors[0]?.extensions ?? {};
    this.code = code ?? this.extensions.code ?? 'GRAPHQL_ERROR';
    this.traceId = traceId ?? this.extensions.traceId ?? null;
  }
}
