import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { type AnswerError, CitygigsError } from './CitygigsError.ts';
import { type Answer, exchange } from './exchange.ts';

export { CitygigsError };
export type { AnswerError, ErrorExtensions } from './CitygigsError.ts';

/** Of what the caller may give the value now, or a function that finds it for each request. */
type Given<T> = T | (() => T | Promise<T>);

/** How a client asks. Whatever is left out is not sent. */
export interface ClientOptions {
  /** The address of the gateway: `http://localhost:4000/graphql`. */
  readonly endpoint: string;
  /** An interface language, such as `de`; answers and errors come in it. */
  readonly language?: string;
  /** The id token of a signed-in user, or a function that gets a fresh one. */
  readonly token?: Given<string | null>;
  /** The visitor's session, letters, digits and `_ . : -`, at most 200. */
  readonly sessionId?: string;
  /** Names your program, `payroll/2.0`. In browsers it is theirs that counts. */
  readonly userAgent?: string;
  /** How long to wait for an answer; the gateway itself gives up after 90 s. */
  readonly timeoutMs?: number;
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** What may differ from request to request. */
export interface RequestOptions {
  readonly language?: string;
  readonly signal?: AbortSignal;
}

/** What one request brought. */
export interface Result<T> {
  /** Null when nothing at all could be answered. Fields that failed are null, each with an error. */
  readonly data: T | null;
  readonly errors: readonly AnswerError[];
  readonly traceId: string | null;
}

/** An operation by its id in `persisted.json`, where only those are answered. */
export interface PersistedOperation<Variables> {
  readonly id: string;
  readonly variables?: Variables;
  /** GET for queries that caches may keep; mutations are POST. */
  readonly method?: 'GET' | 'POST';
}

/** Variables may be left out where an operation demands none. */
type VariablesOf<Variables> = Record<string, never> extends Variables ? [Variables?] : [Variables];

const texts = new WeakMap<DocumentNode, string>();

const textOf = (document: DocumentNode): string => {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
};

const wholeOf = <T>({ data, errors, httpStatus, traceId }: Answer): T => {
  if (errors.length === 0) return data as T;
  const message = errors.map((error) => error.message).join(' · ');
  throw new CitygigsError({ message, errors, data, httpStatus, traceId });
};

const resultOf = <T>({ data, errors, traceId }: Answer): Result<T> => ({
  data: data as T | null,
  errors,
  traceId,
});

/** A client for the gateway. It keeps nothing but its options: make one, use it everywhere. */
export const createClient = (options: ClientOptions) => {
  const { endpoint, token, sessionId, userAgent, timeoutMs = 95_000 } = options;

  // By its first word the gateway knows a program of the house: a name it does not know could be a crawler's, and those
  // get no earnings, sign-up times and nearby cities.
  const headers = async () => {
    const bearer = typeof token === 'function' ? await token() : token;
    return {
      accept: 'application/json',
      ...(typeof bearer === 'string' ? { authorization: `Bearer ${bearer}` } : {}),
      ...(sessionId === undefined ? {} : { 'x-session-id': sessionId }),
      ...(userAgent === undefined ? {} : { 'user-agent': `citygigs-client (${userAgent})` }),
    };
  };

  const send = async (
    body: Readonly<Record<string, unknown>>,
    method: 'GET' | 'POST',
    { language = options.language, signal }: RequestOptions,
  ): Promise<Answer> => {
    const url = new URL(endpoint);
    if (language !== undefined) url.searchParams.set('lang', language);
    const common = await headers();
    const init: RequestInit = { method, headers: common };
    if (method === 'GET') {
      for (const [name, value] of Object.entries(body)) {
        if (value === undefined) continue;
        url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      }
    } else {
      init.headers = { ...common, 'content-type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    return exchange({ url, init, timeoutMs, signal, fetch: options.fetch ?? fetch });
  };

  const post = <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables | undefined,
    more: RequestOptions = {},
  ) => send({ query: textOf(document), variables }, 'POST', more);

  return {
    /** Sends an operation and gives its data; any error is thrown, with what came all the same. */
    request: async <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      ...[variables, more]: [...VariablesOf<Variables>, RequestOptions?]
    ): Promise<Data> =>
      wholeOf<Data>(await post(document, variables as Variables | undefined, more as RequestOptions)),

    /** Sends an operation and gives data and errors side by side: one failed field costs that field only. */
    result: async <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      ...[variables, more]: [...VariablesOf<Variables>, RequestOptions?]
    ): Promise<Result<Data>> =>
      resultOf<Data>(await post(document, variables as Variables | undefined, more as RequestOptions)),

    /** Sends an operation by its id, where the gateway answers no other. */
    persisted: async <Data, Variables = Readonly<Record<string, unknown>>>(
      { id, variables, method = 'POST' }: PersistedOperation<Variables>,
      more: RequestOptions = {},
    ): Promise<Data> => wholeOf<Data>(await send({ id, variables }, method, more)),
  };
};
