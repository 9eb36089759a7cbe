// Sums the files of a first visit from the build's manifest: the start script, the page, and all their imports.

import writtenParts from '../../web/src/server/built/writtenParts.json' with { type: 'json' };

const entry = 'src/entry/client.tsx';

const withImports = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

/**
 * @param manifest Vite's manifest
 * @param {(file: string) => number} sizeOf the compressed bytes of a built file
 * @returns bytes of scripts and styles for the start alone and for each page
 */
export const firstLoads = (manifest, sizeOf) => {
  const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*\.tsx$/.test(key));
  return [entry, ...pages].map((name) => {
    const keys = withImports(manifest, name, withImports(manifest, entry));
    const chunks = [...keys].map((key) => manifest[key]);
    const written = chunks
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((key) => writtenParts.includes(key));
    const styled = [...written.reduce((seen, key) => withImports(manifest, key, seen), new Set(keys))];
    const sum = (files) => [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);
    return {
      name,
      script: sum(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
      style: sum(styled.flatMap((key) => manifest[key].css ?? [])),
    };
  });
};

/** Brotli-compressed bytes: of the files that every page loads, and of all files of a page. */
const budgets = {
  start: { script: 141_300, style: 8_000 },
  page: { script: 165_000, style: 15_200 },
};

export const budgetFaults = (loads, { start, page } = budgets) =>
  loads.flatMap(({ name, ...sizes }) => {
    const budget = name === entry ? start : page;
    return Object.keys(budget)
      .filter((kind) => sizes[kind] > budget[kind])
      .map(
        (kind) => `${name}: ${sizes[kind]} bytes of ${kind} at a first visit; the budget is ${budget[kind]}.`,
      );
  });
