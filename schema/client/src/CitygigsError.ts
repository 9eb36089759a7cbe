/** An error in an answer of the gateway. */
export interface AnswerError {
  /** For people. Messages of the product are in the language of the request. */
  readonly message: string;
  /** The field that failed; absent if the whole request failed. */
  readonly path?: readonly (string | number)[];
  readonly extensions: ErrorExtensions;
}

/** The machine-readable part of an error. Errors of GraphQL itself, such as a misspelt field, may have none of it. */
export interface ErrorExtensions {
  /** A stable code: `UNAUTHENTICATED`, `TIMEOUT`, `UPSTREAM_ERROR`, `BAD_USER_INPUT` and others. */
  readonly code?: string;
  /** The corresponding HTTP status. */
  readonly status?: number;
  /** The id of the message in the catalogues of the product. */
  readonly messageKey?: string | null;
  readonly silenced?: boolean;
  /** The fault may be gone later; absent where it will not. */
  readonly retryable?: true;
  /** The id of the request in the gateway's log. */
  readonly traceId?: string;
  readonly [more: string]: unknown;
}

/** The details of a failed request. */
export interface Failure {
  readonly message: string;
  readonly errors?: readonly AnswerError[];
  /** The fields that did not fail. */
  readonly data?: unknown;
  /** The status of the HTTP answer; null without an answer. */
  readonly httpStatus?: number | null;
  readonly code?: string;
  readonly traceId?: string | null;
  readonly cause?: unknown;
}

/**
 * A failed request. `code` and `extensions` are those of the first error; without a readable answer, the code is
 * `NETWORK`, `TIMEOUT` or `INVALID_ANSWER`.
 */
export class CitygigsError extends Error {
  readonly errors: readonly AnswerError[];
  readonly data: unknown;
  readonly httpStatus: number | null;
  readonly code: string;
  readonly extensions: ErrorExtensions;
  readonly traceId: string | null;
  /** Whether the same request may succeed later: writes with the same idempotency key. */
  readonly retryable: boolean;

  constructor({ message, errors = [], data = null, httpStatus = null, code, traceId, cause }: Failure) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CitygigsError';
    this.errors = errors;
    this.data = data;
    this.httpStatus = httpStatus;
    this.extensions = errors[0]?.extensions ?? {};
    this.code = code ?? this.extensions.code ?? 'GRAPHQL_ERROR';
    this.traceId = traceId ?? this.extensions.traceId ?? null;
    this.retryable =
      errors.length > 0
        ? errors.every(({ extensions }) => extensions.retryable === true)
        : httpStatus === null || httpStatus >= 500;
  }
}
