import { fetchQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';

/** Sends a query from code outside React, once; components use Relay's hooks. */
export const sendQuery = <Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  options?: Parameters<typeof fetchQuery>[3],
): Promise<Query['response'] | undefined> =>
  fetchQuery<Query>(environment, query, variables, options ?? null).toPromise();
