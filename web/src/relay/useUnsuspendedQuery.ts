import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type CacheConfig,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { useStoredData } from './useStoredData.ts';

interface Options {
  /** As of `useLazyLoadQuery`. */
  readonly fetchPolicy?: 'store-or-network' | 'store-and-network' | 'network-only';
  /** Must be the same object on every render. */
  readonly networkCacheConfig?: CacheConfig;
}

/**
 * The data of a query that a form does without meanwhile: undefined while they load, null after a failure. `useLazyLoadQuery` would
 * put the form's fields aside, with the focus of who types. Requests nothing without variables.
 */
export const useUnsuspendedQuery = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  { fetchPolicy = 'store-or-network', networkCacheConfig }: Options = {},
): Query['response'] | null | undefined => {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const request = useMemo(
    () => variables && { environment, operation: createOperationDescriptor(getRequest(query), variables) },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the variables
    [environment, key, query],
  );
  const [settled, setSettled] = useState<{ readonly request: typeof request; readonly isDone: boolean }>();
  useEffect(() => {
    if (request === null) return undefined;
    const retained = environment.retain(request.operation);
    const subscription = fetchQuery<Query>(environment, query, request.operation.request.variables, {
      fetchPolicy: fetchPolicy === 'store-or-network' ? fetchPolicy : 'network-only',
      networkCacheConfig: networkCacheConfig ?? null,
    }).subscribe({
      complete: () => setSettled({ request, isDone: true }),
      error: () => setSettled({ request, isDone: false }),
    });
    return () => {
      subscription.unsubscribe();
      retained.dispose();
    };
  }, [environment, fetchPolicy, networkCacheConfig, query, request]);
  const data = useStoredData(request === null ? undefined : query, variables ?? {}) as Query['response'];
  if (request === null) return undefined;
  if (settled?.request === request) return settled.isDone ? data : null;
  const isStored =
    fetchPolicy !== 'network-only' && environment.check(request.operation).status === 'available';
  return isStored ? data : undefined;
};
