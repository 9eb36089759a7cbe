// The exports of react-relay that the site uses. Its own index also contains the legacy containers, about 12 kB
// compressed, and cannot be tree-shaken, because it is CommonJS. The build uses this file instead; add other exports
// here before using them.
export { default as ReactRelayContext } from 'react-relay/lib/ReactRelayContext.js';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js';
export { default as useMutation } from 'react-relay/lib/relay-hooks/useMutation.js';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js';
export { commitMutation, fetchQuery, graphql } from 'relay-runtime';
