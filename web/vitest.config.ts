import { defineConfig } from 'vitest/config';
import { requirementTags } from '../scripts/requirements/tags.mjs';
import { fileURLToPath } from 'node:url';
import relay from 'vite-plugin-relay';
import { flagsAlias } from './vite/flagsAlias.ts';
import { flagsPlugin } from './vite/flagsPlugin.ts';
import { messagesPlugin } from './vite/messagesPlugin.ts';
import { pageModulePlugin } from './vite/pageModulePlugin.ts';

export default defineConfig({
  plugins: [
    pageModulePlugin(fileURLToPath(new URL('.', import.meta.url))),
    flagsPlugin(),
    messagesPlugin(fileURLToPath(new URL('../locales', import.meta.url))),
    relay,
  ],
  resolve: { alias: [flagsAlias] },
  test: {
    tags: requirementTags,
    // Files that need no document name Node as their environment in the first line, which saves half a second each.
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    // Whole pages are rendered here, on machines that may be busy.
    testTimeout: 20_000,
    // Each file loads @mantine/core anew: one bundle takes a quarter of the time of its 500 files.
    deps: { optimizer: { client: { enabled: true, include: ['@mantine/core'] } } },
    server: { deps: { inline: [/found/, /farce/, /@restart/, /scroll-behavior/] } },
  },
});
