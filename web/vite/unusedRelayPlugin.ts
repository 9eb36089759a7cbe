import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What Relay loads whole and the site never calls: fragments as they were before React had activities, updatable queries,
 * connections that mutations change by handles or by declared configurations.
 */
const UNUSED =
  /\/(useFragmentInternal_CURRENT|createUpdatableProxy|RelayDefaultHandlerProvider|RelayDeclarativeMutationConfig)$/;
const STUB = '\0unused-relay:';

/** Leaves parts of Relay out of the build. Whoever comes to need one learns its name from the error. */
export const unusedRelayPlugin = (): Plugin => ({
  name: 'unused-relay',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!/\/node_modules\/(react-relay|relay-runtime)\//.test(importer ?? '')) return undefined;
    if (source.endsWith('/LiveResolverCache'))
      return fileURLToPath(new URL('withoutLiveResolvers.js', import.meta.url));
    const [, name] = UNUSED.exec(source) ?? [];
    return name === undefined ? undefined : STUB + name;
  },
  load(id) {
    if (!id.startsWith(STUB)) return undefined;
    const name = id.slice(STUB.length);
    return `const unused = () => { throw new Error('${name} is left out: see unusedRelayPlugin.ts.'); };
      module.exports = Object.assign(unused, { ${name}: unused });`;
  },
});
