import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { supportedBrowsers } from './supportedBrowsers.ts';

/**
 * Builds the service worker as one script of its own, because not all browsers run modules there, under a name that never changes:
 * browsers look for a new one at the address of the old.
 */
export const workerPlugin = (root: string): Plugin => ({
  name: 'worker',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: [...supportedBrowsers],
        write: false,
        rolldownOptions: {
          input: join(root, 'src/entry/worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'worker.js' },
        },
      },
    });
    const chunk = 'output' in built ? built.output[0] : undefined;
    if (chunk === undefined) throw new Error('The service worker was not built.');
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: chunk.code });
  },
});
