// The hooks of Relay for parts of pages that load late: `react-relay/hooks` in the build. No first visit loads them.
// Add other hooks here before using them.
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery.js';
