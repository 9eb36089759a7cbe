import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import relay from 'vite-plugin-relay';
import { requirementTags } from '../scripts/requirements/tags.mjs';
import { flagsAlias } from './vite/flagsAlias.ts';
import { flagsPlugin } from './vite/flagsPlugin.ts';
import { paginationAlias } from './vite/leftOut/relayAlias.ts';
import { messagesPlugin } from './vite/messagesPlugin.ts';
import { pageModulePlugin } from './vite/pageModulePlugin.ts';

const folder = import.meta.dirname;

/** Test files that name Node as their environment in the first line, because they need no document. */
export const serverTests = globSync('{src,test}/**/*.test.{ts,tsx}', { cwd: folder }).filter((file) =>
  readFileSync(`${folder}/${file}`, 'utf8').startsWith('// @vitest-environment node'),
);

/** What the tests of the site with and without a document have in common. */
export const shared = {
  plugins: [pageModulePlugin(`${folder}/`), flagsPlugin(), messagesPlugin(join(folder, '../locales')), relay],
  resolve: { alias: [flagsAlias, paginationAlias] },
};

export const sharedTest = {
  tags: requirementTags,
  setupFiles: ['test/setup.ts'],
  // Whole pages are rendered here, on machines that may be busy.
  testTimeout: 20_000,
  server: { deps: { inline: [/found/, /farce/, /@restart/, /scroll-behavior/] } },
};
