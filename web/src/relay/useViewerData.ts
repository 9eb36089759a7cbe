import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { cacheConfigOf } from './operationRole.ts';
import { useStoredData } from './useStoredData.ts';

/** The data of the signed-in user, while they load, once they are there, or after a failure. */
export type ViewerData<Query extends OperationType> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'done'; readonly data: Query['response'] };

const noVariables = {};

/** Without the viewer there is nothing to show; other fields may fail. Nothing limits the wait for any of them. */
const ofViewer = { force: true, ...cacheConfigOf({ needed: ['viewer'], again: true }) };

interface ViewerRequest {
  /** Whether data that the store holds already suffice; by default they are shown while they are requested again. */
  readonly onlyIfMissing?: boolean;
  /** Whether to request nothing yet, because something else is requesting the same data. */
  readonly waits?: boolean;
}

/** Requests a query about the signed-in user in the browser and follows later changes of its data. */
export const useViewerData = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  { onlyIfMissing = false, waits = false }: ViewerRequest = {},
): ViewerData<Query> => {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(() =>
    environment.check(createOperationDescriptor(getRequest(query), noVariables)).status === 'available'
      ? 'done'
      : null,
  );
  useEffect(() => {
    if (waits) return undefined;
    const retained = environment.retain(createOperationDescriptor(getRequest(query), noVariables));
    const request = fetchQuery<Query>(environment, query, noVariables, {
      fetchPolicy: onlyIfMissing ? 'store-or-network' : 'network-only',
      networkCacheConfig: ofViewer,
    }).subscribe({
      complete: () => setOutcome('done'),
      error: () => setOutcome('failed'),
    });
    return () => {
      request.unsubscribe();
      retained.dispose();
    };
  }, [attempt, environment, onlyIfMissing, query, waits]);
  const data = useStoredData(query, noVariables);
  if (outcome === null) return { state: 'loading' };
  if (outcome === 'done') return { state: 'done', data: data as Query['response'] };
  const retry = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return { state: 'failed', retry };
};
