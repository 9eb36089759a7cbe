import type { Plugin } from 'vite';

/**
 * Removes the hash from each compiled operation and fragment. Relay reads it only in development, to find artifacts that
 * are older than their source.
 */
export const artifactHashPlugin = (): Plugin => ({
  name: 'artifact-hash',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/__generated__/')) return undefined;
    return { code: code.replace(/^\(node as any\)\.hash = .*$/m, ''), map: null };
  },
});
