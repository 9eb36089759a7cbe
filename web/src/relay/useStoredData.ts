import { useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  recycleNodesInto,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';

/** The data of a query as far as the store holds them, and a subscription to them. */
const storedData = (environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables) => {
  const { fragment } = createOperationDescriptor(getRequest(query), variables);
  let snapshot = environment.lookup(fragment);
  const update = (next: typeof snapshot) => {
    snapshot = { ...next, data: recycleNodesInto(snapshot.data, next.data) };
  };
  return {
    read: () => snapshot.data as Readonly<Record<string, unknown>>,
    subscribe: (onChange: () => void) => {
      update(environment.lookup(fragment));
      const subscription = environment.subscribe(snapshot, (next) => {
        update(next);
        onChange();
      });
      return () => subscription.dispose();
    },
  };
};

const nothing = { read: () => undefined, subscribe: () => () => undefined };

/** The data of a query as far as the store holds them. Sends nothing: something else must request and retain the query. */
export const useStoredData = (
  query: GraphQLTaggedNode | undefined,
  variables: Variables,
): Readonly<Record<string, unknown>> | undefined => {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const { read, subscribe } = useMemo(
    () => (query ? storedData(environment, query, variables) : nothing),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the variables
    [environment, query, key],
  );
  return useSyncExternalStore(subscribe, read, read);
};
