import type { paths as IpLookupPaths } from './__generated__/ip-lookup.ts';
import type { paths as MoreJobsPaths } from './__generated__/more-jobs-api.ts';
import type { paths as OfpPaths } from './__generated__/ofp-api.ts';
import type { paths as SalesPaths } from './__generated__/sales-api.ts';
import type { paths as WebPaths } from './__generated__/web-api.ts';
import type { RestCall } from './call.ts';

/** The paths of each upstream, generated from its printed contract. */
export interface UpstreamPaths {
  readonly webApi: WebPaths;
  readonly sales: SalesPaths;
  readonly ofp: OfpPaths;
  readonly moreJobs: MoreJobsPaths;
  readonly external: IpLookupPaths;
}

export type Verb = 'get' | 'post' | 'patch' | 'delete';

/** The paths that have an operation for a verb. Some are called with a trailing slash, which contracts leave out. */
export type PathWith<V extends Verb, Paths> = {
  [P in keyof Paths & string]: Paths[P] extends Record<V, object> ? P | `${P}/` : never;
}[keyof Paths & string];

type WithoutSlash<P extends string> = P extends `${infer Bare}/` ? Bare : P;

/** The operation that a verb and a path name. */
export type OperationAt<V extends Verb, Paths, P extends string> =
  WithoutSlash<P> extends infer Bare extends keyof Paths
    ? Paths[Bare] extends Record<V, infer Operation>
      ? Operation
      : never
    : never;

type ParamsOf<O> = O extends { parameters: { path: infer Params } } ? Params : never;
type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;
/** Without the session id, which `withSession` adds. */
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Omit<Body, 'session_id'>
  : never;

/**
 * A value as the gateway may send it. Enumerated texts come from clients as any text: the check of the contract or the
 * service itself rejects unknown ones. Undefined stands for a value that is left out.
 */
type Sent<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: {} extends Pick<T, K> ? Sent<T[K]> | undefined : Sent<T[K]> }
      : T;

/** Null is left out of a query, as undefined is. */
type SentQuery<Q> = {
  readonly [K in keyof Q]: {} extends Pick<Q, K> ? Sent<Q[K]> | null | undefined : Sent<Q[K]>;
};

type RequiredField<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : { readonly [N in Name]: Value };

type QueryField<Query> = [Query] extends [never]
  ? unknown
  : {} extends Query
    ? { readonly query?: SentQuery<Query> }
    : { readonly query: SentQuery<Query> };

type Options = Pick<
  RestCall,
  | 'headers'
  | 'keepsPublicData'
  | 'changes'
  | 'limitedAs'
  | 'withSession'
  | 'caseSensitive'
  | 'silenced'
  | 'secondary'
  | 'isSearch'
  | 'authorised'
  | 'messageKey'
>;

/** The request of a call of an operation. */
export type RequestOf<O> = Options &
  RequiredField<'params', ParamsOf<O>> &
  QueryField<QueryOf<O>> &
  RequiredField<'body', Sent<BodyOf<O>>>;

/** The body of an operation of the web API. */
export type WebApiBody<V extends Verb, P extends PathWith<V, WebPaths>> = Sent<
  BodyOf<OperationAt<V, WebPaths, P>>
>;

type Success = 200 | 201 | 204;

/** The answer to a successful call of an operation; null if it has no content. */
export type AnswerOf<O> = O extends { responses: infer Responses }
  ? {
      [S in keyof Responses & Success]: Responses[S] extends { content: { 'application/json': infer Body } }
        ? Body
        : null;
    }[keyof Responses & Success]
  : never;
