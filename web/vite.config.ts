import { dirname, join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import relay from 'vite-plugin-relay';
import { messagesPlugin } from './vite/messagesPlugin.ts';
import { pageModulePlugin } from './vite/pageModulePlugin.ts';
import { precompressPlugin } from './vite/precompressPlugin.ts';
import { themePlugin } from './vite/themePlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));

// The package exports the flags as components and text only; its pictures are taken from its folder.
const flags = join(dirname(fileURLToPath(import.meta.resolve('country-flag-icons'))), '3x2/');

// The Relay transform reads relay.config.js, and its paths, from the working directory.
chdir(repository);

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    pageModulePlugin(root),
    messagesPlugin(fileURLToPath(new URL('../locales', import.meta.url))),
    themePlugin(root),
    relay as PluginOption,
    react(),
    ...(isSsrBuild ? [] : [precompressPlugin()]),
  ],
  resolve: {
    alias: [
      { find: /^country-flag-icons\/3x2\//, replacement: flags },
      // Messages come parsed.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // In development the server loads packages as they are, but for those that only a bundler can read.
  ssr: { noExternal: command === 'build' ? true : ['found', 'found-relay', 'farce'] },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The page's files are named in its head, so nothing has to be discovered.
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { outDir: 'dist/server', rolldownOptions: { output: { entryFileNames: 'server.js' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: { input: fileURLToPath(new URL('src/entry/client.tsx', import.meta.url)) },
        }),
  },
  server: { middlewareMode: true },
  appType: 'custom',
}));
