// Crawls the site from its home pages and its sitemaps, and reports its faults.
import pLimit from 'p-limit';
import { defaultLanguage, languages } from '../languages.mjs';
import { pageFaults } from './pageFaults.mjs';
import { formOf, shared, spread } from './sample.mjs';
import { siteFaults } from './siteFaults.mjs';
import { alternatesIn, readSitemaps } from './sitemap.mjs';
import { visit } from './visit.mjs';

/** Pages that lead to partners; they are meant for visitors only. */
const privatePath = /^(?:\/[a-z]{2})?\/(?:redirect|direct)(?:\/|$)/;

/**
 * How much of the site is crawled. Half of a sample are listed addresses with their alternates, equally many of each
 * kind of page; the other half are links found on them, equally many of each form.
 */
const scopeOf = (sample, lists) => {
  const count = Math.max(lists.length, Math.floor(sample / 2 / languages.length));
  return sample === Infinity
    ? { begun: lists.flat(), equivalents: Infinity }
    : { begun: shared(lists, count), equivalents: Math.floor(sample / 2 / count) };
};

/** The links of a page to public pages of the site. */
const publicLinks = ({ links }) => links.filter((link) => !privatePath.test(new URL(link).pathname));

export const crawl = async ({
  origin,
  sample = Infinity,
  atOnce = 6,
  say = () => {},
  progress = () => {},
}) => {
  const isWhole = sample === Infinity;
  const sitemaps = await readSitemaps(origin, isWhole);
  const listed = new Map(sitemaps.flatMap(({ entries }) => [...entries]));
  const kinds = Map.groupBy(sitemaps, ({ kind }) => kind);
  const lists = [...kinds.values()].map((files) => files.flatMap(({ entries }) => [...entries.keys()]));
  say(`${sitemaps.length} sitemaps list ${listed.size} addresses.`);

  const { begun, equivalents } = scopeOf(sample, lists);
  const start = new Set([
    ...languages.map((code) => `${origin}/${code === defaultLanguage ? '' : code}`),
    ...begun,
  ]);
  const faults = sitemaps.flatMap(({ file, faults: wrong }) => wrong.map((fault) => [file, fault]));
  const pages = new Map();
  const moved = new Set();
  /** All known addresses, each with the page that linked to it first. */
  const seen = new Map();
  const found = new Map();
  const figures = { sitemaps: sitemaps.length, listed: listed.size, visited: 0, retries: 0, things: 0 };
  let queue = [];

  // One address with a query is enough for each path, because the combinations of filters are endless.
  const keyOf = (url) => (url.includes('?') ? url.slice(0, url.indexOf('?') + 1) : url);
  const enqueue = (url, from) => {
    if (seen.has(keyOf(url))) return;
    seen.set(keyOf(url), from);
    queue.push(url);
  };
  const follow = (url, facts) => {
    const enqueueFromHere = (link) => enqueue(link, url);
    if (isWhole) publicLinks(facts).forEach(enqueueFromHere);
    else if (start.has(url)) publicLinks(facts).forEach((link) => found.set(keyOf(link), [link, url]));
    if (isWhole || start.has(url))
      spread([...new Set(facts.alternates.values())], equivalents).forEach(enqueueFromHere);
  };

  const look = async (url) => {
    const { status, hops, at, facts, retries } = await visit(url).catch((error) => ({
      status: String(error.cause ?? error),
      hops: 0,
      retries: 0,
    }));
    figures.visited += 1;
    figures.retries += retries;
    if (hops > 0) moved.add(url);
    if (hops > 1) faults.push([url, `${hops} redirects`]);
    if (status !== 200) {
      const from = seen.get(keyOf(url));
      return void faults.push([url, `answers ${status}${from ? `, linked from ${from}` : ''}`]);
    }
    const entry = listed.get(url);
    if (entry && (hops > 0 || !facts || facts.noindex)) faults.push([url, 'listed, but not to be indexed']);
    if (!facts || pages.has(at)) return;
    figures.things += facts.things.length;
    faults.push(...pageFaults(at, facts).map((fault) => [at, fault]));
    const own = [...facts.alternates].map((pair) => pair.join('=')).toSorted();
    if (entry && alternatesIn(entry) !== own.join(' '))
      faults.push([at, 'hreflang: the sitemap names others']);
    follow(at, facts);
    // Keeps only what later checks need: a full crawl has more pages than fit into memory.
    const { language, title, description, canonical, noindex, alternates } = facts;
    pages.set(at, { language, title, description, canonical, noindex, alternates });
  };

  const walk = async () => {
    while (queue.length > 0) {
      const now = queue;
      queue = [];
      await pLimit(atOnce).map(now, async (url) => {
        await look(url);
        progress({ ...figures, known: seen.size, faults: faults.length });
      });
    }
  };
  start.forEach((url) => enqueue(url));
  await walk();
  const forms = Map.groupBy(
    [...found.values()].filter(([link]) => !seen.has(keyOf(link))),
    ([link]) => formOf(link),
  );
  const further = shared([...forms.values()], Math.max(0, sample - figures.visited));
  further.forEach(([link, from]) => enqueue(link, from));
  await walk();

  const among = siteFaults(pages, moved);
  faults.push(...among.faults);
  const { pairs } = among;
  return { faults, figures: { ...figures, pages: pages.size, redirected: moved.size, pairs } };
};
