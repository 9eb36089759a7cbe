import { GraphQLError } from 'graphql';
import type { LanguageCode } from '../config/languages.ts';
import { isPassing } from './isPassing.ts';
import { errorText, type ErrorMessageId } from './texts.ts';

/** The codes by which clients distinguish errors. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'CATEGORIES_MISSING'
  | 'LATE'
  | 'OPERATION_TOO_COMPLEX'
  | 'OVERLOADED'
  | 'TIMEOUT'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHENTICATED'
  | 'UPSTREAM_ERROR';

interface Details {
  readonly code: ErrorCode;
  /** The HTTP status of the upstream, or the one that describes why there is none. */
  readonly status: number;
  readonly messageKey: ErrorMessageId | null;
  readonly traceId: string;
  /** The fault may be gone later: the same request, with the same idempotency key, may succeed. */
  readonly retryable?: true;
  /** When to try again, in seconds. */
  readonly retryAfter?: number;
  /** HTTP status when this error is the whole response. */
  readonly http?: { readonly status: number };
}

/** An error of the catalogue. Its message is shown to visitors, in the language of the request. */
export class CatalogueError extends GraphQLError {
  readonly #details: Details;

  constructor(message: string, details: Details, silenced = false) {
    // The stack, which nobody reads, is most of what an error costs: while a service fails, every request has some.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, { extensions: { ...details, silenced } });
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'CatalogueError';
    this.#details = details;
  }

  /** The same error marked `silenced`: clients neither show it nor sign the user out. */
  silently(): CatalogueError {
    return new CatalogueError(this.message, this.#details, true);
  }
}

interface CatalogueOptions {
  readonly language: LanguageCode;
  readonly contactEmail: string;
  readonly traceId: string;
}

/** The messages for the two statuses after which the visitor has to sign in. */
const statusTextOf = { 401: 'error.unauthorised', 403: 'error.forbidden' } as const;

/** Makes the errors of one request. */
export const errorCatalogue = ({ language, contactEmail: email, traceId }: CatalogueOptions) => {
  const text = (id: ErrorMessageId, values = {}) => errorText(language, id, { email, ...values });
  const tooComplex = (message: string, isWholeAnswer = true) =>
    new CatalogueError(message, {
      code: 'OPERATION_TOO_COMPLEX',
      status: 400,
      messageKey: null,
      traceId,
      ...(isWholeAnswer ? { http: { status: 400 } } : {}),
    });
  return {
    /** The answer did not start, or did not end, in time. */
    timeout: () =>
      new CatalogueError(text('error.timeout'), {
        code: 'TIMEOUT',
        status: 504,
        messageKey: 'error.timeout',
        traceId,
        retryable: true,
      }),

    /** The client did not wait for this part of the answer. It can request the part again. */
    late: () =>
      new CatalogueError(text('error.timeout'), {
        code: 'LATE',
        status: 504,
        messageKey: 'error.timeout',
        traceId,
        retryable: true,
      }).silently(),

    /** 401 or 403 on an authorised call. The client signs the user out. */
    unauthorised: (status: 401 | 403) =>
      new CatalogueError(`${text(statusTextOf[status])} ${text('error.signIn')}`, {
        code: 'UNAUTHENTICATED',
        status,
        messageKey: 'error.signIn',
        traceId,
      }),

    /** Any other failure. `messageKey` replaces the two general sentences. */
    upstream: (status: number, messageKey?: ErrorMessageId) => {
      const what =
        messageKey === undefined
          ? `${text('error.load')} ${text('error.status', { status: String(status) })}`
          : text(messageKey);
      return new CatalogueError(`${what} ${text('error.tryAgain')}`, {
        code: 'UPSTREAM_ERROR',
        status,
        messageKey: messageKey ?? 'error.load',
        traceId,
        ...(isPassing(status) ? { retryable: true } : {}),
      });
    },

    /** The client has written too often. Nothing was sent. */
    tooManyRequests: (retryAfter: number) =>
      new CatalogueError(text('error.tooManyRequests'), {
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        messageKey: 'error.tooManyRequests',
        retryAfter,
        traceId,
        retryable: true,
      }),

    /** The gateway has too much to do. Nothing was read or written. */
    overloaded: () =>
      new CatalogueError(
        `${text('error.load')} ${text('error.status', { status: '503' })} ${text('error.tryAgain')}`,
        { code: 'OVERLOADED', status: 503, messageKey: 'error.load', traceId, retryable: true },
      ),

    /** An offer has no categories, which happens when a translation is missing. */
    categoriesMissing: () =>
      new CatalogueError(text('error.offerCategories'), {
        code: 'CATEGORIES_MISSING',
        status: 500,
        messageKey: 'error.offerCategories',
        traceId,
      }),

    /** An invalid argument. The message is for developers and is not translated. */
    badInput: (message: string) =>
      new CatalogueError(message, { code: 'BAD_USER_INPUT', status: 400, messageKey: null, traceId }),

    /** An operation whose cost exceeds the limit, mostly by lists within lists. The message is for developers. */
    costExceeded: (cost: number, limit: number) =>
      tooComplex(
        `The operation costs ${cost}: the limit is ${limit}. Ask for fewer rows (\`first\`, \`limit\`), above all in lists within lists, or in several operations`,
      ),

    /** An operation that needed more calls to the services than a request may make. */
    callsExceeded: (limit: number, isWholeAnswer: boolean) =>
      tooComplex(
        `The operation needs more than ${limit} calls to the services: request fewer rows (\`first\`, \`limit\`) or split it into several operations`,
        isWholeAnswer,
      ),

    /** An operation that selects too many fields. Those of a fragment count at each spread. */
    fieldsExceeded: (fields: number, limit: number) =>
      tooComplex(
        `The operation selects ${fields} fields: the limit is ${limit}. Select fewer, or in several operations`,
      ),
  };
};

export type ErrorCatalogue = ReturnType<typeof errorCatalogue>;
