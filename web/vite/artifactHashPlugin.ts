import type { Plugin } from 'vite';

/**
 * Removes the hash from each compiled operation and fragment. In development Relay compares it with the source, but the
 * compiler and the Babel plugin format long arguments differently, so it warns of artifacts that are up to date.
 * `npm run dev` compiles after each edit.
 */
export const artifactHashPlugin = (): Plugin => ({
  name: 'artifact-hash',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/__generated__/')) return undefined;
    return { code: code.replace(/^\(node as any\)\.hash = .*$/m, ''), map: null };
  },
});
