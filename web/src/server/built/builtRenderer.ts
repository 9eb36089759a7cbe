import { readFileSync } from 'node:fs';
import type { DocumentFiles } from '../page/document.ts';
import { inlineStylesFrom } from '../page/inlineStyles.ts';
import type { Renderer } from '../renderer.ts';
import writtenParts from './writtenParts.json' with { type: 'json' };

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'src/entry/client.tsx';

const withImports = (manifest: Manifest, key: string, seen: Set<string>): void => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  chunk.imports?.forEach((imported) => withImports(manifest, imported, seen));
};

/** The files of the start scripts and of one page, from the build's manifest. */
const filesFor = (manifest: Manifest, modules: readonly (string | undefined)[]): DocumentFiles => {
  const keys = new Set<string>();
  withImports(manifest, entry, keys);
  const startKeys = [...keys];
  for (const module of modules) if (module !== undefined) withImports(manifest, module, keys);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const fileOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
  // Parts that the server writes need their styles at once, although their code loads late.
  const written = new Set<string>();
  for (const key of chunks.flatMap(({ dynamicImports = [] }) => dynamicImports))
    if (writtenParts.includes(key)) withImports(manifest, key, written);
  const styled = [...chunks, ...[...written].flatMap((key) => manifest[key] ?? [])];
  return {
    // The entry comes first among its keys, and runs after what it imports.
    scripts: [...startKeys.slice(1), entry].map(fileOf),
    styles: [...new Set(styled.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    preloads: [...keys]
      .slice(startKeys.length)
      .map(fileOf)
      .filter((file) => file.endsWith('.js')),
  };
};

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
