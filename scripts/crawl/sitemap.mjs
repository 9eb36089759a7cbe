// The addresses that the sitemaps list.
import { textOf } from './visit.mjs';

const LARGEST = 50_000;
const decoded = (text) => text.replaceAll('&amp;', '&');
const locationsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => decoded(url));

/** Every sitemap that `/sitemap.xml` names, with its addresses and what is wrong with it. */
export const readSitemaps = async (origin) => {
  const files = locationsIn(await textOf(`${origin}/sitemap.xml`));
  const sitemaps = [];
  for (const file of files) {
    const urls = locationsIn(await textOf(file));
    const faults = [];
    if (urls.length === 0) faults.push('is empty');
    if (urls.length > LARGEST) faults.push(`lists ${urls.length} addresses`);
    sitemaps.push({ file, urls, faults });
  }
  return sitemaps;
};

/** So many of a list, evenly spread, the first and the last among them. */
export const spread = (list, most) =>
  list.length <= most
    ? list
    : Array.from(
        { length: most },
        (_none, index) => list[Math.round((index * (list.length - 1)) / Math.max(1, most - 1))],
      );
