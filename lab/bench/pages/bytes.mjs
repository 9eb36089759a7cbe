// Measures the compressed size of a first visit.
import { brotliCompressSync } from 'node:zlib';

const size = (text) => brotliCompressSync(text).length;

const fetchAll = async (origin, paths) =>
  Promise.all([...new Set(paths)].map(async (path) => (await fetch(new URL(path, origin))).text()));

/** @returns the brotli bytes of a page's scripts (entry and preloaded modules), styles and HTML */
export const firstLoadBytes = async (origin, path) => {
  const html = await (await fetch(origin + path)).text();
  const matches = (pattern) => [...html.matchAll(pattern)].map(([, found]) => found);
  const scripts = [
    ...matches(/<script[^>]+src="([^"]+)"/g),
    ...matches(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
  ];
  const styles = matches(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  const sum = (texts) => texts.reduce((total, text) => total + size(text), 0);
  return {
    script: sum(await fetchAll(origin, scripts)),
    style: sum(await fetchAll(origin, styles)),
    html: size(html),
  };
};
