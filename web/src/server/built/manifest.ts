import type { DocumentFiles } from '../page/document.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'src/entry/client.tsx';

const withImports = (manifest: Manifest, key: string, seen: Set<string>): void => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  chunk.imports?.forEach((imported) => withImports(manifest, imported, seen));
};

/** The files of the start script and of one page, from the build's manifest. */
export const filesFor = (manifest: Manifest, modules: readonly (string | undefined)[]): DocumentFiles => {
  const keys = new Set<string>();
  for (const module of [entry, ...modules]) if (module !== undefined) withImports(manifest, module, keys);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const script = manifest[entry]?.file;
  return {
    ...(script === undefined ? {} : { script: `/${script}` }),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    preloads: chunks
      .map(({ file }) => file)
      .filter((file) => file !== script && file.endsWith('.js'))
      .map((file) => `/${file}`),
  };
};
