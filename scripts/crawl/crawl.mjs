// Walks through the site from its home pages and its sitemaps, and says what is wrong with it.
import { pageFaults } from './pageFaults.mjs';
import { siteFaults } from './siteFaults.mjs';
import { readSitemaps, spread } from './sitemap.mjs';
import { visit } from './visit.mjs';

const AT_ONCE = 6;
const PREFIXES = ['', '/de', '/es', '/fr', '/it', '/nl', '/pl', '/pt', '/sv', '/tr'];
/** Leads to partners: they are looked at by people only. */
const PRIVATE = /^(?:\/[a-z]{2})?\/(?:redirect|direct|profile|my-desk)(?:\/|$)/;

/** So many links of each of its pages are followed in a sample. */
const LINKS_PER_PAGE = 4;

export const crawl = async ({ origin, sample = Infinity, say = () => {} }) => {
  const sitemaps = await readSitemaps(origin);
  const isWhole = sample === Infinity;
  // The equivalents of a listed page are visited with it, so a sample need not begin in every language.
  const begun = isWhole ? sitemaps : sitemaps.filter(({ file }) => file.endsWith('-en.xml'));
  const listed = new Set(begun.flatMap(({ urls }) => spread(urls, sample)));
  const faults = sitemaps.flatMap(({ file, faults: wrong }) => wrong.map((fault) => [file, fault]));
  const pages = new Map();
  const seen = new Set();
  const queue = [];
  const figures = { sitemaps: sitemaps.length, listed: listed.size, visited: 0, redirected: 0, things: 0 };

  const enqueue = (url, depth) => {
    const { pathname, search } = new URL(url);
    // One address with a query for each path is enough: filters are endless.
    const key = search === '' ? url : `${origin}${pathname}?`;
    if (seen.has(key) || PRIVATE.test(pathname)) return;
    seen.add(key);
    queue.push({ url, depth });
  };

  const look = async ({ url, depth }) => {
    const { status, hops, at, facts } = await visit(url).catch((error) => ({
      status: String(error),
      hops: 0,
    }));
    figures.visited += 1;
    if (hops > 0) figures.redirected += 1;
    if (hops > 1) faults.push([url, `${hops} redirects`]);
    if (status !== 200) return void faults.push([url, `answers ${status}`]);
    if (listed.has(url) && (hops > 0 || !facts || facts.noindex))
      faults.push([url, 'listed, but not to be indexed']);
    if (!facts || pages.has(at)) return;
    pages.set(at, facts);
    figures.things += facts.things.length;
    faults.push(...pageFaults(at, facts).map((fault) => [at, fault]));
    // A sample looks no further than what its first pages link to, and what these say of their equivalents.
    if (!isWhole && depth > 1) return;
    const links = isWhole || at === `${origin}/` ? facts.links : spread(facts.links, LINKS_PER_PAGE);
    links.forEach((link) => enqueue(link, 2));
    if (isWhole || listed.has(url)) facts.alternates.forEach((address) => enqueue(address, 2));
  };

  PREFIXES.forEach((prefix) => enqueue(`${origin}${prefix || '/'}`, 0));
  listed.forEach((url) => enqueue(url, 1));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await look(next);
      if (figures.visited % 500 === 0)
        say(`${figures.visited} pages, ${queue.length} waiting, ${faults.length} faults`);
    }
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
  faults.push(...siteFaults(pages));
  return { faults, figures: { ...figures, pages: pages.size } };
};
