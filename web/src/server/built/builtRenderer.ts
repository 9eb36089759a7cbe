import { readFileSync } from 'node:fs';
import { inlineStylesFrom } from '../page/inlineStyles.ts';
import { filesFor, type Manifest } from './manifest.ts';
import type { Renderer } from '../renderer.ts';

/** The folder of the client build. */
export const clientFolder = new URL('../../../dist/client/', import.meta.url);

/** The renderer of the built site. */
export const builtRenderer = async (): Promise<Renderer> => {
  const built = new URL('../../../dist/server/server.js', import.meta.url).href;
  const entry = (await import(built)) as Awaited<ReturnType<Renderer['entry']>>;
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', clientFolder), 'utf8')) as Manifest;
  const inlineStyles = inlineStylesFrom((href) => readFileSync(new URL(`.${href}`, clientFolder), 'utf8'));
  return {
    entry: () => Promise.resolve(entry),
    filesFor: (modules) => {
      const files = filesFor(manifest, modules);
      return { ...files, inlineStyles: inlineStyles(files.styles) };
    },
  };
};
