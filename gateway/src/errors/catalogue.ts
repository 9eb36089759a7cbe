import { GraphQLError } from 'graphql';
import type { LanguageCode } from '../config/languages.ts';
import { errorText, type ErrorMessageId } from './texts.ts';

/** What a client can tell errors apart by. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'CATEGORIES_MISSING'
  | 'LATE'
  | 'OPERATION_TOO_COMPLEX'
  | 'TIMEOUT'
  | 'UNAUTHENTICATED'
  | 'UPSTREAM_ERROR';

interface Details {
  readonly code: ErrorCode;
  /** The HTTP status of the upstream's answer, or the one that describes its absence. */
  readonly status: number;
  readonly messageKey: ErrorMessageId | null;
  readonly traceId: string;
  /** Of an answer that is nothing but this error. */
  readonly http?: { readonly status: number };
}

/** An error of the catalogue: its message is meant for the reader, in the language of the request. */
export class CatalogueError extends GraphQLError {
  readonly #details: Details;

  constructor(message: string, details: Details, silenced = false) {
    super(message, { extensions: { ...details, silenced } });
    this.name = 'CatalogueError';
    this.#details = details;
  }

  /** The same for clients only: `silenced` says that the reader is not to be told of it, nor logged out by it. */
  silently(): CatalogueError {
    return new CatalogueError(this.message, this.#details, true);
  }
}

interface Circumstances {
  readonly language: LanguageCode;
  readonly contactEmail: string;
  readonly traceId: string;
}

/** The status text that a service answers with, in the words of the reader's language. */
const statusTextOf = { 401: 'error.unauthorised', 403: 'error.forbidden' } as const;

/** Makes the errors of one request. */
export const errorCatalogue = ({ language, contactEmail: email, traceId }: Circumstances) => {
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
      }),

    /** The reader had no patience for this part of the answer, and can ask for it again. */
    late: () =>
      new CatalogueError(text('error.timeout'), {
        code: 'LATE',
        status: 504,
        messageKey: 'error.timeout',
        traceId,
      }).silently(),

    /** 401 or 403 on a call that needs the visitor to be signed in. The client logs out. */
    unauthorised: (status: 401 | 403) =>
      new CatalogueError(`${text(statusTextOf[status])} ${text('error.signIn')}`, {
        code: 'UNAUTHENTICATED',
        status,
        messageKey: 'error.signIn',
        traceId,
      }),

    /** Any other failure. A message of the call's own takes the place of the two general sentences. */
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
      });
    },

    /** An offer came without categories, which happens when a translation is missing. */
    categoriesMissing: () =>
      new CatalogueError(text('error.offerCategories'), {
        code: 'CATEGORIES_MISSING',
        status: 500,
        messageKey: 'error.offerCategories',
        traceId,
      }),

    /** An argument that no call can be made with. Written for developers, so not translated. */
    badInput: (message: string) =>
      new CatalogueError(message, { code: 'BAD_USER_INPUT', status: 400, messageKey: null, traceId }),

    /** An operation whose lists would multiply to too much. For developers too. */
    costExceeded: (cost: number, limit: number) =>
      tooComplex(
        `The operation costs ${cost}: the limit is ${limit}. Ask for fewer rows (\`first\`, \`limit\`), above all in lists within lists, or in several operations`,
      ),

    /** An operation that needed more calls of the services than a request may make. */
    callsExceeded: (limit: number, isWholeAnswer: boolean) =>
      tooComplex(
        `The operation needs more than ${limit} calls of the services: ask for fewer rows (\`first\`, \`limit\`), or in several operations`,
        isWholeAnswer,
      ),

    /** An operation that selects too many fields, those of a fragment for each spread. */
    fieldsExceeded: (fields: number, limit: number) =>
      tooComplex(
        `The operation selects ${fields} fields: the limit is ${limit}. Select fewer, or in several operations`,
      ),
  };
};

export type ErrorCatalogue = ReturnType<typeof errorCatalogue>;
