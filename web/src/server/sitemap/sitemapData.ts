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
const maxFiles = 40;

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

/** The contents of the sitemaps, requested from the gateway page by page and cached for an hour. */
export const createSitemapData = (ask: Ask, queries: typeof sitemapQueries) => {
  const categories = timedCache<LocalSlugs>(hour, 1);
  const places = timedCache<LocalPlaces>(hour, 1);
  const files = timedCache<readonly SitemapEntry[]>(hour, maxFiles);
  const numbers = timedCache<sitemapQueries_CountsQuery['response']>(hour, 1);
  const counts = () => numbers('', () => ask<sitemapQueries_CountsQuery>(queries.counts, 'en', {}));
  const sources: Sources = {
    ask,
    queries,
    counts,
    cities: () => places('', () => cityPlaces(ask, queries)),
    categories: () => categories('', () => categorySlugs(ask, queries)),
  };

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

    /** The entries of one file; null when there is no such file. */
    entries: async (kindName: string, file: number): Promise<readonly SitemapEntry[] | null> => {
      const kind = kinds.find(({ name }) => name === kindName);
      if (kind === undefined) return null;
      const pages = pagesOfFile(file, kind.pagesPerFile, kind.pageCount(await counts()));
      if (pages.length === 0) return null;
      return files(`${kindName} ${file}`, async () =>
        withoutDuplicates((await pLimit(atOnce).map(pages, (page) => kind.entries(page, sources))).flat()),
      );
    },
  };
};
