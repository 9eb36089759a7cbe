import { dirname, posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const loadPattern = /load: \(\) =>\s*import\('(\.[^']+)'\)/g;

/** Passes `page()` the path of the module that it loads, under which the manifest lists the page's files. */
export const pageModulePlugin = (root: string): Plugin => ({
  name: 'page-module',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('Routes.tsx')) return undefined;
    const folder = relative(root, dirname(id)).split(sep).join('/');
    return {
      code: code.replace(
        loadPattern,
        (load, file: string) => `module: '${posix.join(folder, file)}', ${load}`,
      ),
      map: null,
    };
  },
});
