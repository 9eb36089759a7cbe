// The hook of lists that grow, apart from the others (`lateReactRelay.js`): it is 8 kB, and account pages use those at once.
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment.js';
