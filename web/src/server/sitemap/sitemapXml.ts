import { setImmediate } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import type { SitemapEntry } from './sitemapEntry.ts';

/** How many entries are written before other requests get a turn of the event loop: some milliseconds. */
const entriesPerTurn = 25;

/** The entries of a file in one language, each with its alternates. */
const urlsOf = async function* (entries: readonly SitemapEntry[], language: LanguageCode, origin: string) {
  let written = 0;
  for (const { paths, lastmod } of entries) {
    const own = paths.get(language);
    if (own === undefined) continue;
    const original = paths.get(defaultLanguage);
    const links = [...paths].map(([lang, path]) => ({ lang, url: origin + path }));
    if (original !== undefined) links.push({ lang: 'x-default' as LanguageCode, url: origin + original });
    yield { url: origin + own, links, ...(lastmod === undefined ? {} : { lastmod }) };
    written += 1;
    if (written % entriesPerTurn === 0) await setImmediate();
  }
};

/** The text of a file in one language. */
export const sitemapXml = (
  entries: readonly SitemapEntry[],
  language: LanguageCode,
  origin: string,
): Promise<string> => {
  const xml = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  return text(Readable.from(urlsOf(entries, language, origin)).pipe(xml));
};

/** The text of the index of all files. */
export const sitemapIndexXml = (
  files: readonly { readonly url: string; readonly lastmod?: string }[],
): Promise<string> => text(Readable.from(files).pipe(new SitemapIndexStream()));
