// Crawls the site from its home pages and its sitemaps, and reports its faults.
import pLimit from 'p-limit';
import { defaultLanguage, languages } from '../../scripts/languages.mjs';
import { pageFaults } from './pageFaults.mjs';
import { formOf, shared, spread } from './sample.mjs';
import { siteFaults } from './siteFaults.mjs';
import { alternatesIn, readSitemaps } from './sitemap.mjs';
import { visit } from './visit.mjs';

/** Pages on the way to partners, which search engines do not visit. */
const privatePath = /^(?:\/[a-z]{2})?\/(?:redirect|direct)(?:\/|$)/;

/**
 * Chooses the addresses to start from. Half of a sample are listed addresses with their alternates, equally many of each
 * kind of page; the other half are links found on them, equally many of each form.
 */
const scopeOf = (sample, lists) => {
  const count = Math.max(lists.length, Math.floor(sample / 2 / languages.length));
  return sample === Infinity
    ? { startUrls: lists.flat(), maxAlternates: Infinity }
    : { startUrls: shared(lists, count), maxAlternates: Math.floor(sample / 2 / count) };
};

/** Returns the links of a page to public pages of the site. */
const publicLinks = ({ links }) => links.filter((link) => !privatePath.test(new URL(link).pathname));

export const crawl = async ({
  origin,
  sample = Infinity,
  atOnce = 6,
  say = () => {},
  progress = () => {},
}) => {
  const isFullCrawl = sample === Infinity;
  const sitemaps = await readSitemaps(origin, isFullCrawl);
  const listed = new Map(sitemaps.flatMap(({ entries }) => [...entries]));
  const kinds = Map.groupBy(sitemaps, ({ kind }) => kind);
  const lists = [...kinds.values()].map((files) => files.flatMap(({ entries }) => [...entries.keys()]));
  say(`${sitemaps.length} sitemaps list ${listed.size} addresses.`);

  const { startUrls, maxAlternates } = scopeOf(sample, lists);
  const start = new Set([
    ...languages.map((code) => `${origin}/${code === defaultLanguage ? '' : code}`),
    ...startUrls,
  ]);
  const faults = sitemaps.flatMap(({ file, faults: ownFaults }) => ownFaults.map((fault) => [file, fault]));
  const pages = new Map();
  const redirected = new Set();
  /** All known addresses, each with the page that linked to it first. */
  const seen = new Map();
  const found = new Map();
  const figures = { sitemaps: sitemaps.length, listed: listed.size, visited: 0, retries: 0, things: 0 };
  let queue = [];

  // Visit only one address with a query per path, because there are endless combinations of filters.
  const keyOf = (url) => (url.includes('?') ? url.slice(0, url.indexOf('?') + 1) : url);
  const enqueue = (url, from) => {
    if (seen.has(keyOf(url))) return;
    seen.set(keyOf(url), from);
    queue.push(url);
  };
  const follow = (url, facts) => {
    const enqueueLink = (link) => enqueue(link, url);
    if (isFullCrawl) publicLinks(facts).forEach(enqueueLink);
    else if (start.has(url)) publicLinks(facts).forEach((link) => found.set(keyOf(link), [link, url]));
    if (isFullCrawl || start.has(url))
      spread([...new Set(facts.alternates.values())], maxAlternates).forEach(enqueueLink);
  };

  const visitPage = async (url) => {
    const { status, hops, at, facts, retries } = await visit(url).catch((error) => ({
      status: String(error.cause ?? error),
      hops: 0,
      retries: 0,
    }));
    figures.visited += 1;
    figures.retries += retries;
    if (hops > 0) redirected.add(url);
    if (hops > 1) faults.push([url, `${hops} redirects`]);
    if (status !== 200) {
      const from = seen.get(keyOf(url));
      return void faults.push([url, `answers ${status}${from ? `, linked from ${from}` : ''}`]);
    }
    const entry = listed.get(url);
    if (entry && (hops > 0 || !facts || facts.noindex))
      faults.push([url, 'listed in a sitemap, but not indexable']);
    if (!facts || pages.has(at)) return;
    figures.things += facts.things.length;
    faults.push(...pageFaults(at, facts).map((fault) => [at, fault]));
    const own = [...facts.alternates].map((pair) => pair.join('=')).toSorted();
    if (entry && alternatesIn(entry) !== own.join(' '))
      faults.push([at, 'hreflang: differs from the sitemap']);
    follow(at, facts);
    // Keep only what later checks need, because the facts of all pages would not fit into memory.
    const { language, title, description, canonical, noindex, alternates } = facts;
    pages.set(at, { language, title, description, canonical, noindex, alternates });
  };

  const crawlQueue = async () => {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      await pLimit(atOnce).map(batch, async (url) => {
        await visitPage(url);
        progress({ ...figures, known: seen.size, faults: faults.length });
      });
    }
  };
  start.forEach((url) => enqueue(url));
  await crawlQueue();
  const forms = Map.groupBy(
    [...found.values()].filter(([link]) => !seen.has(keyOf(link))),
    ([link]) => formOf(link),
  );
  const further = shared([...forms.values()], Math.max(0, sample - figures.visited));
  further.forEach(([link, from]) => enqueue(link, from));
  await crawlQueue();

  const siteResult = siteFaults(pages, redirected);
  faults.push(...siteResult.faults);
  const { pairs } = siteResult;
  return { faults, figures: { ...figures, pages: pages.size, redirected: redirected.size, pairs } };
};
