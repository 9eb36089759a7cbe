import type { Plugin } from 'vite';

/**
 * Relay's compiler imports types as if they were values. A bundler removes them, but the development server would look
 * for them in the package.
 */
export const artifactsPlugin = (): Plugin => ({
  name: 'relay-artifacts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/__generated__/')) return undefined;
    return { code: code.replaceAll(/^import \{/gm, 'import type {'), map: null };
  },
});
