import {
  fetchQuery,
  Observable,
  type CacheConfig,
  type Environment,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type RecordSourceProxy,
  type Variables,
} from 'relay-runtime';

/** What to request instead of a whole query when the store holds a part of its data. */
export interface Remainder {
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
  /** Fields without which there is no page. */
  readonly needed: readonly string[];
  /** Writes the answer where the whole query reads it. */
  readonly link: (store: RecordSourceProxy) => void;
}

/** Finds the remainder from the data that the store holds; null when the whole query must be sent. */
export type FindRemainder = (stored: unknown, variables: Variables) => Promise<Remainder | null> | null;

/**
 * Requests the remainder of an operation. Calls `sendWhole` when the operation still lacks data afterwards. Remainders
 * that are in flight are not requested again.
 */
export const requestRemainder = (
  environment: Environment,
  operation: OperationDescriptor,
  { query, variables, link }: Remainder,
  cacheConfig: CacheConfig,
  sendWhole: () => Observable<GraphQLResponse>,
): Observable<GraphQLResponse> => {
  const answered = fetchQuery(environment, query, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig: { ...cacheConfig, force: true },
  }).toPromise();
  return Observable.from(answered.then(() => environment.commitUpdate(link))).mergeMap(() =>
    environment.check(operation).status === 'available' ? Observable.from({ data: {} }) : sendWhole(),
  );
};
