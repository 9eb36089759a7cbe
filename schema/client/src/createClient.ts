import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { type AnswerError, CitygigsError } from './CitygigsError.ts';
import { type Answer, exchange } from './exchange.ts';

export { CitygigsError };
export type { AnswerError, ErrorExtensions } from './CitygigsError.ts';

/** A value, or a function that returns it for each request. */
type ValueOrFunction<T> = T | (() => T | Promise<T>);

/** The options of a client. Options that are left out are not sent. */
export interface ClientOptions {
  /** The address of the gateway: `http://localhost:4000/graphql`. */
  readonly endpoint: string;
  /** The language of answers and errors, such as `de`. */
  readonly language?: string;
  /** The id token of a signed-in user, or a function that returns a fresh one. */
  readonly token?: ValueOrFunction<string | null>;
  /** The key of an internal client, for gateways that need one. Never in a browser. */
  readonly apiKey?: string;
  /** The id of the visitor's session: up to 200 letters, digits and `_ . : -`. */
  readonly sessionId?: string;
  /** The name of your program, such as `payroll/2.0`. Browsers send their own. */
  readonly userAgent?: string;
  /** Time limit for an answer; the gateway itself gives up after 90 s. */
  readonly timeoutMs?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** The options of a request. */
export interface RequestOptions {
  readonly language?: string;
  readonly signal?: AbortSignal;
}

/** The result of a request. */
export interface Result<T> {
  /** Null if the whole request failed. Failed fields are null, each with an error. */
  readonly data: T | null;
  readonly errors: readonly AnswerError[];
  readonly traceId: string | null;
}

/** An operation by its id in `persisted.json`. */
export interface PersistedOperation<Variables> {
  readonly id: string;
  readonly variables?: Variables;
  /** GET for queries that caches may store; mutations are POST. */
  readonly method?: 'GET' | 'POST';
}

/** Variables are optional if an operation requires none. */
type VariablesOf<Variables> = Record<string, never> extends Variables ? [Variables?] : [Variables];

const texts = new WeakMap<DocumentNode, string>();

const textOf = (document: DocumentNode): string => {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
};

const dataOf = <T>({ data, errors, httpStatus, traceId }: Answer): T => {
  if (errors.length === 0) return data as T;
  const message = errors.map((error) => error.message).join(' · ');
  throw new CitygigsError({ message, errors, data, httpStatus, traceId });
};

const resultOf = <T>({ data, errors, traceId }: Answer): Result<T> => ({
  data: data as T | null,
  errors,
  traceId,
});

/** Creates a client for the gateway. It has no state, so one client is enough for a program. */
export const createClient = (options: ClientOptions) => {
  const { endpoint, token, apiKey, sessionId, userAgent, timeoutMs = 95_000 } = options;

  // The gateway recognises internal programs by the prefix: an unknown name would count as a bot's, and bots
  // get no earnings, sign-up times and nearby cities.
  const headers = async () => {
    const bearer = typeof token === 'function' ? await token() : token;
    return {
      accept: 'application/json',
      ...(typeof bearer === 'string' ? { authorization: `Bearer ${bearer}` } : {}),
      ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
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
    /** Sends an operation and returns its data; throws if there is any error, with the partial data. */
    request: async <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      ...[variables, more]: [...VariablesOf<Variables>, RequestOptions?]
    ): Promise<Data> =>
      dataOf<Data>(await post(document, variables as Variables | undefined, more as RequestOptions)),

    /** Sends an operation and returns data and errors, so that a failed field does not affect the others. */
    result: async <Data, Variables>(
      document: TypedDocumentNode<Data, Variables>,
      ...[variables, more]: [...VariablesOf<Variables>, RequestOptions?]
    ): Promise<Result<Data>> =>
      resultOf<Data>(await post(document, variables as Variables | undefined, more as RequestOptions)),

    /** Sends a persisted operation by its id and returns its data. */
    persisted: async <Data, Variables = Readonly<Record<string, unknown>>>(
      { id, variables, method = 'POST' }: PersistedOperation<Variables>,
      more: RequestOptions = {},
    ): Promise<Data> => dataOf<Data>(await send({ id, variables }, method, more)),
  };
};
