// What the site uses of react-relay. Its own index also carries the containers of old, some 12 kB compressed, and
// being CommonJS it cannot be shaken. The build takes this file in its place; name here whatever else comes into use.
export { default as ReactRelayContext } from 'react-relay/lib/ReactRelayContext.js';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js';
export { default as useMutation } from 'react-relay/lib/relay-hooks/useMutation.js';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js';
export { commitMutation, fetchQuery, graphql } from 'relay-runtime';
