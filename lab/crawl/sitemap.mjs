// The addresses that the sitemaps list.
import pLimit from 'p-limit';
import { textOf } from './visit.mjs';

const maxAddresses = 50_000;
const maxBytes = 50 * 1024 * 1024;
const concurrency = 3;

const decodeEntities = (text) => text.replaceAll('&amp;', '&');
const locationsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => decodeEntities(url));

/** Reads the kind of page and the language from the name of a file. */
const fileFacts = (file) => {
  const [, kind = '', language = ''] = /\/([a-z-]+)-\d+-([a-z]{2})\.xml$/.exec(file) ?? [];
  return { file, kind, language };
};

/** Returns the canonical origin of the site: that of the sitemap in robots.txt. */
export const originOf = async (requestedOrigin) => {
  const [, address] = /^Sitemap: *(\S+)$/m.exec(await textOf(`${requestedOrigin}/robots.txt`)) ?? [];
  if (address === undefined) throw new Error(`${requestedOrigin}/robots.txt does not name a sitemap.`);
  const { origin } = new URL(address);
  const plain = (url) => url.replace('//127.0.0.1', '//localhost');
  if (plain(origin) !== plain(requestedOrigin))
    throw new Error(`The canonical origin of the site is ${origin}. Crawl that one.`);
  return origin;
};

/** Returns the alternates of an entry, sorted by language: `de=https://… en=https://…`. */
export const alternatesIn = (entry) =>
  [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    .map(([, language, url]) => `${language}=${decodeEntities(url)}`)
    .toSorted()
    .join(' ');

/** Reads a sitemap file: its entries by address, not yet parsed, and its faults. */
const read = async ({ file, kind, language }) => {
  const xml = await textOf(file);
  const entries = new Map();
  for (const [, entry] of xml.matchAll(/<url>(.*?)<\/url>/gs))
    for (const url of locationsIn(entry)) entries.set(url, entry);
  const count = locationsIn(xml).length;
  const faults = [];
  if (entries.size === 0) faults.push('is empty');
  if (entries.size < count) faults.push(`lists ${count - entries.size} addresses twice`);
  if (count > maxAddresses) faults.push(`lists ${count} addresses`);
  if (Buffer.byteLength(xml) > maxBytes) faults.push(`is ${Buffer.byteLength(xml)} bytes large`);
  return { file, kind, language, entries, faults };
};

/**
 * Reads every sitemap that `/sitemap.xml` names, with its addresses and its faults. For a sample each kind is read in
 * only one language, in rotation, because the pages name their alternates themselves.
 */
export const readSitemaps = async (origin, isWhole) => {
  const files = locationsIn(await textOf(`${origin}/sitemap.xml`)).map(fileFacts);
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const languages = [...new Set(files.map(({ language }) => language))];
  const chosen = ({ kind, language }) =>
    isWhole || languages[(kinds.indexOf(kind) * 3) % languages.length] === language;
  return pLimit(concurrency).map(files.filter(chosen), (file) => read(file));
};
