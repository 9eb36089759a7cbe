import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const runtimeOf = (name: string) => fileURLToPath(new URL(`../${name}.js`, import.meta.url));

const own = (name: string) => fileURLToPath(new URL(`${name}.cjs`, import.meta.url));

/**
 * Replaces parts of Relay that the site never reaches, but that cannot be tree-shaken, because they are CommonJS: 6 kB
 * compressed. Each is named as the package requires it. `test/leftOut.test.ts` finds operations and sources that need one.
 */
export const relayAlias = [
  { find: /^\.\/live-resolvers\/LiveResolverCache$/, replacement: own('resolverCache') },
  {
    find: /^(?:\.\.\/handlers\/RelayDefaultHandlerProvider|\.\/(?:RelayDeclarativeMutationConfig|readUpdatableFragment|readUpdatableQuery))$/,
    replacement: own('leftOut'),
  },
  // The hook has two versions and chooses by a flag, which is constant: this is the other one.
  {
    find: /^\.\/useFragmentInternal_CURRENT$/,
    replacement: 'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL.js',
  },
];

/** The same for the queries of fragments; a late part's query needs the file that `useFragment` does not. */
export const fragmentsWithoutQueries: Plugin = {
  name: 'fragments-without-queries',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    source === './QueryResource' && importer?.endsWith('/useFragmentInternal_EXPERIMENTAL.js')
      ? own('leftOut')
      : undefined,
};

/** The hook of lists that grow, by a name of its own: `react-relay/hooks` has it too, but not in a chunk of its own. */
export const paginationAlias = {
  find: /^react-relay\/relay-hooks\/usePaginationFragment$/,
  replacement: runtimeOf('latePagination'),
};

const lateHooks = [
  'getConnectionState',
  'loadQuery',
  'useIsOperationNodeActive',
  'useLoadMoreFunction',
  'useLoadMoreFunction_EXPERIMENTAL',
  'usePaginationFragment',
  'useRefetchableFragmentInternal',
];
/** The files that need more of Relay than what a first visit loads. */
export const usedByLateParts = new RegExp(
  `/(?:relay-hooks/(?:${lateHooks.join('|')})\\.js|src/relay/handlers\\.ts)$`,
);

/** Replaces the package's index, which cannot be tree-shaken, by what a first visit loads; for late parts, by what they need too. */
export const relayRuntime: Plugin = {
  name: 'relay-runtime',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer = '') =>
    source === 'relay-runtime'
      ? runtimeOf(usedByLateParts.test(importer) ? 'lateRelayRuntime' : 'leanRelayRuntime')
      : undefined,
};
