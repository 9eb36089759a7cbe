// The addresses that the sitemaps list.
import pLimit from 'p-limit';
import { textOf } from './visit.mjs';

const mostAddresses = 50_000;
const mostBytes = 50 * 1024 * 1024;
const atOnce = 3;

const decoded = (text) => text.replaceAll('&amp;', '&');
const locationsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => decoded(url));

/** The kind of page and the language, from the name of a file. */
const fileFacts = (file) => {
  const [, kind = '', language = ''] = /\/([a-z-]+)-\d+-([a-z]{2})\.xml$/.exec(file) ?? [];
  return { file, kind, language };
};

/** The canonical origin of the site: that of the sitemap that robots.txt names. */
export const originOf = async (asked) => {
  const [, address] = /^Sitemap: *(\S+)$/m.exec(await textOf(`${asked}/robots.txt`)) ?? [];
  if (address === undefined) throw new Error(`${asked}/robots.txt names no sitemap.`);
  const { origin } = new URL(address);
  const plain = (url) => url.replace('//127.0.0.1', '//localhost');
  if (plain(origin) !== plain(asked))
    throw new Error(`The canonical origin of the site is ${origin}: crawl that one.`);
  return origin;
};

/** The alternates of an entry, in the order of their languages: `de=https://… en=https://…`. */
export const alternatesIn = (entry) =>
  [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    .map(([, language, url]) => `${language}=${decoded(url)}`)
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
  if (count > mostAddresses) faults.push(`lists ${count} addresses`);
  if (Buffer.byteLength(xml) > mostBytes) faults.push(`is ${Buffer.byteLength(xml)} bytes large`);
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
  return pLimit(atOnce).map(files.filter(chosen), (file) => read(file));
};
