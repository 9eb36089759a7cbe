import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { sitemapQueries_CountsQuery } from '../../__generated__/sitemapQueries_CountsQuery.graphql.ts';
import type { sitemapQueries } from './sitemapQueries.ts';
import type { Ask } from '../gateway/ask.ts';
import { timedCache } from '../../relay/timedCache.ts';
import { categorySlugs, cityPlaces, type LocalPlaces, type LocalSlugs } from './localSlugs.ts';
import { atOnce, pagesOfFile } from './pages.ts';
import { companies, companiesInCities, jobRequirements } from './companyKinds.ts';
import { moreJobs } from './moreJobKind.ts';
import { posts } from './postKind.ts';
import type { SitemapEntry } from './sitemapEntry.ts';
import {
  cities,
  cityCategories,
  offers,
  staticPages,
  type SitemapKind,
  type Sources,
} from './sitemapKinds.ts';

const hour = 3_600_000;

/** The entries of a file take some megabytes, and its ten languages are asked for one after the other. */
const maxFiles = 8;

const maxDates = 5_000;

const kinds: readonly SitemapKind[] = [
  staticPages,
  cities,
  cityCategories,
  offers,
  companies,
  companiesInCities,
  jobRequirements,
  posts,
  moreJobs,
];

/** Removes entries with the same address; keeps the first, which is the page at that address. */
const withoutDuplicates = (entries: readonly SitemapEntry[]): SitemapEntry[] =>
  [
    ...new Map(entries.toReversed().map((entry) => [entry.paths.get('en') ?? entry, entry])).values(),
  ].toReversed();

/** When the newest of the pages changed; empty when no page has a date. */
const newestOf = (entries: readonly SitemapEntry[]): string =>
  entries.reduce((latest, { lastmod = '' }) => (lastmod > latest ? lastmod : latest), '');

/** The contents of the sitemaps, requested from the gateway page by page and cached for an hour. */
export const createSitemapData = (ask: Ask, queries: typeof sitemapQueries) => {
  const categories = timedCache<LocalSlugs>(hour, 1);
  const places = timedCache<LocalPlaces>(hour, 1);
  const files = timedCache<readonly SitemapEntry[]>(hour, maxFiles);
  /** When the newest page of a file last changed. */
  const newest = new LRUCache<string, string>({ max: maxDates, ttl: hour });
  const numbers = timedCache<sitemapQueries_CountsQuery['response']>(hour, 1);
  const counts = () => numbers('', () => ask<sitemapQueries_CountsQuery>(queries.counts, 'en', {}));
  const sources: Sources = {
    ask,
    queries,
    counts,
    cities: () => places('', () => cityPlaces(ask, queries)),
    categories: () => categories('', () => categorySlugs(ask, queries)),
  };

  const entriesOf = async (kindName: string, file: number): Promise<readonly SitemapEntry[] | null> => {
    const kind = kinds.find(({ name }) => name === kindName);
    if (kind === undefined) return null;
    const pages = pagesOfFile(file, kind.pagesPerFile, kind.pageCount(await counts()));
    if (pages.length === 0) return null;
    return files(`${kindName} ${file}`, async () => {
      const lists = await pLimit(atOnce).map(pages, (page) => kind.entries(page, sources));
      const entries = withoutDuplicates(lists.flat());
      newest.set(`${kindName}-${file}`, newestOf(entries));
      return entries;
    });
  };

  const dating = pLimit(1);

  return {
    /** The names of all files of a language. */
    fileNames: async (): Promise<readonly string[]> => {
      const known = await counts();
      return kinds.flatMap(({ name, pageCount, pagesPerFile }) =>
        Array.from(
          { length: Math.ceil(pageCount(known) / pagesPerFile) },
          (_none, index) => `${name}-${index + 1}`,
        ),
      );
    },

    isKind: (name: string): boolean => kinds.some((kind) => kind.name === name),

    /** The entries of one file; null when there is no such file. */
    entries: entriesOf,

    /** When a file last changed; undefined while that is not known, or none of its pages has a date. */
    changed: (name: string): string | undefined => newest.get(name) || undefined,

    /** Learns when files last changed. Reads those that were not read lately, one after the other. */
    readDates: async (names: readonly string[]): Promise<void> => {
      await dating.map(
        names.filter((name) => !newest.has(name)),
        async (name) => {
          const [, kind = '', number = ''] = /^(.*)-(\d+)$/.exec(name) ?? [];
          if (!newest.has(name)) await entriesOf(kind, Number(number));
        },
      );
    },
  };
};
