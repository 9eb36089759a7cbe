import { join } from 'node:path';
import type { Plugin } from 'vite';
import { themeStyleSheet } from '../src/ui/theme/cssVariables.ts';

const name = 'virtual:theme.css';

/** Provides `virtual:theme.css`: the theme's variables as a style sheet. */
export const themePlugin = (root: string): Plugin => {
  const file = join(root, 'src/ui/theme/virtual-theme.css');
  return {
    name: 'theme',
    enforce: 'pre',
    resolveId: (id) => (id === name ? file : undefined),
    load: (id) => (id === file ? themeStyleSheet() : undefined),
  };
};
