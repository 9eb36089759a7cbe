import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Parts that Relay always loads and the site never calls: fragments from before React had activities, updatable
 * queries, and connections changed by mutations through handles or declarative configurations.
 */
const unused =
  /\/(useFragmentInternal_CURRENT|createUpdatableProxy|RelayDefaultHandlerProvider|RelayDeclarativeMutationConfig)$/;
const stub = '\0unused-relay:';

/** Replaces unused parts of Relay with stubs. Calling one throws an error that names it. */
export const unusedRelayPlugin = (): Plugin => ({
  name: 'unused-relay',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!/\/node_modules\/(react-relay|relay-runtime)\//.test(importer ?? '')) return undefined;
    if (source.endsWith('/LiveResolverCache'))
      return fileURLToPath(new URL('withoutLiveResolvers.js', import.meta.url));
    const [, name] = unused.exec(source) ?? [];
    return name === undefined ? undefined : stub + name;
  },
  load(id) {
    if (!id.startsWith(stub)) return undefined;
    const name = id.slice(stub.length);
    return `const unused = () => { throw new Error('${name} is excluded from the build: see unusedRelayPlugin.ts.'); };
      module.exports = Object.assign(unused, { ${name}: unused });`;
  },
});
