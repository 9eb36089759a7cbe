import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';

/** Whether a query is under way. */
export const isRequested = (
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Variables,
): boolean =>
  environment.isRequestActive(createOperationDescriptor(getRequest(query), variables).request.identifier);
