// The exports of relay-runtime that only late parts use: the hooks of `lateReactRelay.js`, and answers (`src/relay/handlers.ts`).
// They are apart from `leanRelayRuntime.js`, all of which a first visit loads.
import { __internal as lean } from './leanRelayRuntime.js';
import {
  fetchQueryDeduped,
  getObservableForActiveRequest,
} from 'relay-runtime/lib/query/fetchQueryInternal.js';

export * from './leanRelayRuntime.js';
export { default as ConnectionInterface } from 'relay-runtime/lib/handlers/connection/ConnectionInterface.js';
export { default as DefaultHandlerProvider } from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider.js';
export { default as PreloadableQueryRegistry } from 'relay-runtime/lib/query/PreloadableQueryRegistry.js';
export { default as Record } from 'relay-runtime/lib/store/RelayModernRecord.js';
export { ID_KEY } from 'relay-runtime/lib/store/RelayStoreUtils.js';
export { default as getFragmentIdentifier } from 'relay-runtime/lib/util/getFragmentIdentifier.js';
export { default as getPaginationMetadata } from 'relay-runtime/lib/util/getPaginationMetadata.js';
export { default as getPaginationVariables } from 'relay-runtime/lib/util/getPaginationVariables.js';
export { default as getRefetchMetadata } from 'relay-runtime/lib/util/getRefetchMetadata.js';
export { default as getRequestIdentifier } from 'relay-runtime/lib/util/getRequestIdentifier.js';
export { default as getValueAtPath } from 'relay-runtime/lib/util/getValueAtPath.js';
export { default as ReplaySubject } from 'relay-runtime/lib/util/RelayReplaySubject.js';

export const __internal = { ...lean, fetchQueryDeduped, getObservableForActiveRequest };
