import type { Plugin } from 'vite';

/**
 * Changes two things in the compiled operations and fragments. Relay's compiler imports types as if they were values: a
 * bundler removes them, but the development server would look for them in the package. And it writes hashes, which Relay
 * compares with the source in development: the compiler and the Babel plugin format long arguments differently, so it
 * would warn of artifacts that are up to date. `npm run dev` compiles after each edit.
 */
export const artifactsPlugin = (): Plugin => ({
  name: 'relay-artifacts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/__generated__/')) return undefined;
    const changed = code
      .replaceAll(/^import \{/gm, 'import type {')
      .replace(/^\(node as any\)\.hash = .*$/m, '');
    return { code: changed, map: null };
  },
});
