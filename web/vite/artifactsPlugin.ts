import type { Plugin } from 'vite';

/**
 * Relay's compiler imports types as if they were values. A bundler drops them, but in development the server would
 * look for them in the package.
 */
export const artifactsPlugin = (): Plugin => ({
  name: 'relay-artifacts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/__generated__/')) return undefined;
    return { code: code.replaceAll(/^import \{/gm, 'import type {'), map: null };
  },
});
