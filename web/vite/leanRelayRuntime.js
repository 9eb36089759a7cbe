// The exports of relay-runtime that the site, the router and react-relay use. Its own index cannot be tree-shaken,
// because it is CommonJS. The build uses this file instead; add other exports here before using them.
import createRelayContext from 'relay-runtime/lib/store/createRelayContext.js';
import createRelayLoggingContext from 'relay-runtime/lib/store/createRelayLoggingContext.js';
import { fetchQuery, getPromiseForActiveRequest } from 'relay-runtime/lib/query/fetchQueryInternal.js';

export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation.js';
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork.js';
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable.js';
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery.js';
export { getFragment, getRequest, graphql } from 'relay-runtime/lib/query/GraphQLTag.js';
export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment.js';
export { createOperationDescriptor } from 'relay-runtime/lib/store/RelayModernOperationDescriptor.js';
export {
  areEqualSelectors,
  getSelector,
  getVariablesFromFragment,
} from 'relay-runtime/lib/store/RelayModernSelector.js';
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore.js';
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource.js';
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment.js';
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors.js';
export { default as isPromise } from 'relay-runtime/lib/util/isPromise.js';
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto.js';
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags.js';

export const __internal = {
  createRelayContext,
  createRelayLoggingContext,
  fetchQuery,
  getPromiseForActiveRequest,
};
