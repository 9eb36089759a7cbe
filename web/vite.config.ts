import { join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import relay from 'vite-plugin-relay';
import { artifactsPlugin } from './vite/artifactsPlugin.ts';
import { bigIntegerAlias } from './vite/bigIntegerAlias.ts';
import { delayUnits } from './vite/delayUnits.ts';
import { flagsAlias } from './vite/flagsAlias.ts';
import { flagsPlugin } from './vite/flagsPlugin.ts';
import { hoverMedia } from './vite/hoverMedia.ts';
import {
  fragmentsWithoutQueries,
  paginationAlias,
  relayAlias,
  relayRuntime,
} from './vite/leftOut/relayAlias.ts';
import { messagesPlugin } from './vite/messagesPlugin.ts';
import { pageModulePlugin } from './vite/pageModulePlugin.ts';
import { precompressPlugin } from './vite/precompressPlugin.ts';
import { supportedBrowsers } from './vite/supportedBrowsers.ts';
import { terserPlugin } from './vite/terserPlugin.ts';
import { themePlugin } from './vite/themePlugin.ts';
import { workerPlugin } from './vite/workerPlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));

// The Relay transform reads relay.config.js, and its paths, from the working directory.
chdir(repository);

const firstLoad = new RegExp(
  'node_modules/(?:(?:react|react-dom|scheduler|react-relay|relay-runtime|found|found-relay|farce|redux|fbjs|dequal|' +
    'invariant|is-promise|tiny-warning|tiny-set-immediate|clsx|react-intl|intl-messageformat|@restart/[a-z]+|' +
    '@formatjs/[a-z-]+|@babel/runtime)/|@mantine/core/esm/(?:core|components/(?:Button|UnstyledButton|Loader|Transition))/)',
);

/** The packages that every page needs go into one file, which compresses best and rarely changes. */
const isVendor = (id: string): boolean => firstLoad.test(id);

/**
 * The entry must not be in that file: it waits for the first page's code, which imports the file, so each would wait
 * for the other forever.
 */
const isNotEntry = (id: string): boolean => !id.endsWith('/src/entry/client.tsx');

const part = new RegExp(
  'web/src/(?:ui/(?:image|rating|section|date|hero|rich-text|card)|' +
    'features/(?:apply/[A-Za-z]+\\.|offer-card|posts|reviews|city-links)/|features/(?:filters/offerType|languages-spoken/useLanguageName|list-page/(?:LoadMissing|useShowMore)|offer-list/OfferCards)\\.)',
);

/**
 * Cards, reviews and the parts they are made of: one file compresses better than the many small ones of several pages. What
 * sends an application (`apply/lead`) is no part of it, because most visitors do not need it.
 */
const isPart = (id: string): boolean => part.test(id);

const listPart = new RegExp(
  'web/src/(?:features/(?:offer-list|filters)/(?!useRequirementName|modal/(?:FiltersForm|OpenFiltersButton))|features/saved-searches/savedSearch|routing/pending/)',
);

/** Lists of offers and their filters: what most of their pages need, and what some need. Names of active filters and the dialog load late. */
const isListPart = (id: string): boolean => listPart.test(id);

const isStyle = (file: string): boolean => file.endsWith('.css');

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    pageModulePlugin(root),
    fragmentsWithoutQueries,
    relayRuntime,
    flagsPlugin(),
    messagesPlugin(fileURLToPath(new URL('../locales', import.meta.url))),
    themePlugin(root),
    artifactsPlugin(),
    relay as PluginOption,
    react(),
    ...(isSsrBuild ? [] : [workerPlugin(root), terserPlugin(), precompressPlugin()]),
  ],
  css: { postcss: { plugins: [hoverMedia(), delayUnits()] } },
  resolve: {
    alias: [
      { find: /^react-relay$/, replacement: join(root, 'vite/leanReactRelay.js') },
      { find: /^react-relay\/hooks$/, replacement: join(root, 'vite/lateReactRelay.js') },
      paginationAlias,
      ...(command === 'build'
        ? [
            ...relayAlias,
            bigIntegerAlias,
            { find: /^\.\/default-colors\.mjs$/, replacement: join(root, 'vite/leftOut/mantineColors.js') },
            // As the icons import it.
            { find: /^\.\.\/createReactComponent\.mjs$/, replacement: join(root, 'vite/spriteIcon.js') },
          ]
        : []),
      // The router's own middleware includes a query parser, which every browser has.
      { find: /^farce\/queryMiddleware$/, replacement: join(root, 'src/routing/queryMiddleware.ts') },
      flagsAlias,
      // Messages are compiled, so the browser needs no parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // In development the server loads packages unchanged, except those that only a bundler can read.
  ssr: { noExternal: command === 'build' ? true : ['found', 'found-relay', 'farce', '@restart/hooks'] },
  build: {
    target: [...supportedBrowsers],
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The first page's files are named in its head. Those of other pages are fetched when a link is hovered or
    // touched: listing them all would add half a kilobyte to each first load.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isStyle) },
    ...(isSsrBuild
      ? { outDir: 'dist/server', rolldownOptions: { output: { entryFileNames: 'server.js' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            output: {
              // The start lists the files of all pages and dialogs: their names, or longer hashes, would make it larger.
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: ({ names }) =>
                names.some(isStyle) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: isVendor, tags: ['$initial'], priority: 1 },
                  { name: 'site', tags: ['$initial'], test: isNotEntry },
                  { name: 'parts', test: isPart, minShareCount: 3 },
                  // Small files that nearly all pages need.
                  {
                    name: 'frame',
                    test: /web\/src\/(?:shell\/Breadcrumbs|ui\/page\/PageColumn|paths\/outsideUrl)/,
                  },
                  // Buttons need it without the forms.
                  { name: 'button', test: /web\/src\/ui\/button\/wrappingButton/ },
                  // Forms need the limits, but no lists.
                  { name: 'limits', test: /schema\/limits\.json$/ },
                  // The button until its code is loaded, and after.
                  { name: 'share', test: /web\/src\/shell\/share\/ShareButton/ },
                  // Two small files that nearly all forms need.
                  { name: 'forms', test: /web\/src\/ui\/(?:form\/useForm|button\/SubmitButton)/ },
                  { name: 'lists', test: isListPart, minShareCount: 4 },
                  { name: 'filters', test: isListPart, minShareCount: 3 },
                ],
              },
            },
            input: fileURLToPath(new URL('src/entry/client.tsx', import.meta.url)),
          },
        }),
  },
  server: { middlewareMode: true },
  appType: 'custom',
}));
