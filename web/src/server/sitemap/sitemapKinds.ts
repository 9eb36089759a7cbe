import type { sitemapQueries_CitiesQuery } from '../../__generated__/sitemapQueries_CitiesQuery.graphql.ts';
import type { sitemapQueries_CityCategoriesQuery } from '../../__generated__/sitemapQueries_CityCategoriesQuery.graphql.ts';
import type { sitemapQueries_CountsQuery$data } from '../../__generated__/sitemapQueries_CountsQuery.graphql.ts';
import type { sitemapQueries_OffersQuery } from '../../__generated__/sitemapQueries_OffersQuery.graphql.ts';
import type { sitemapQueries } from './sitemapQueries.ts';
import pages from '../../../../schema/pages.json' with { type: 'json' };
import { cityCategoryPath, cityPath, homePath, offerPath } from '../../paths/paths.ts';
import type { Ask } from '../gateway/ask.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import type { LocalPlaces, LocalSlugs } from './localSlugs.ts';
import { entryOf, withCity, type SitemapEntry } from './sitemapEntry.ts';

/** The data sources of the kinds. */
export interface Sources {
  readonly ask: Ask;
  readonly queries: typeof sitemapQueries;
  readonly counts: () => Promise<sitemapQueries_CountsQuery$data>;
  readonly cities: () => Promise<LocalPlaces>;
  readonly categories: () => Promise<LocalSlugs>;
}

/** A kind of page in the sitemaps. */
export interface SitemapKind {
  readonly name: string;
  /** The number of pages in the underlying list. */
  readonly pageCount: (counts: sitemapQueries_CountsQuery$data) => number;
  readonly pagesPerFile: number;
  /** The entries from one page of the list. */
  readonly entries: (page: number, sources: Sources) => Promise<readonly SitemapEntry[]>;
}

/** Of the longest lists, a file takes 2,000 rows, with their links between languages 2.6 MB. */
export const rowPagesPerFile = 20;

/** The number of pages of the given size. */
export const pagesOf = (counted: { readonly totalCount: number } | null | undefined, size: number): number =>
  Math.ceil((counted?.totalCount ?? 0) / size);

const staticPaths = Object.entries({ ...pages.staticPages, ...pages.withData }).flatMap(([word, facts]) =>
  'inSitemap' in facts ? [`/${word}`] : [],
);

/** Static pages, which exist without any data. */
export const staticPages: SitemapKind = {
  name: 'pages',
  pageCount: () => 1,
  pagesPerFile: 1,
  entries: () => Promise.resolve([homePath, ...staticPaths].map((path) => entryOf(() => path))),
};

export const cities: SitemapKind = {
  name: 'cities',
  pageCount: (counts) => pagesOf(counts.cities, 100),
  pagesPerFile: 50,
  entries: async (page, { ask, queries, cities: cityPlaces }) => {
    const answer = await ask<sitemapQueries_CitiesQuery>(queries.cities, 'en', { page });
    const places = await cityPlaces();
    // A city without offers has noindex.
    return nodesOf(answer.cities)
      .filter(({ jobOffersCount }) => jobOffersCount > 0)
      .map(({ orgSlug, updatedAt }) =>
        entryOf(
          withCity(places, orgSlug, ({ slug }) => cityPath(slug)),
          updatedAt,
        ),
      );
  },
};

export const cityCategories: SitemapKind = {
  name: 'city-categories',
  pageCount: (counts) => pagesOf(counts.cities, 10),
  pagesPerFile: 25,
  entries: async (page, { ask, queries, cities: cityPlaces, categories }) => {
    const answer = await ask<sitemapQueries_CityCategoriesQuery>(queries.cityCategories, 'en', { page });
    const [places, categorySlugs] = await Promise.all([cityPlaces(), categories()]);
    return nodesOf(answer.cities).flatMap((city) =>
      (city.categories ?? [])
        .filter(({ jobOffersCount }) => jobOffersCount > 0)
        .map(({ category, updatedAt }) =>
          entryOf(
            withCity(places, city.orgSlug, (place, language) => {
              const slug = categorySlugs.get(language)?.get(category.orgSlug);
              return slug === undefined ? undefined : cityCategoryPath(place.slug, slug);
            }),
            updatedAt,
          ),
        ),
    );
  },
};

export const offers: SitemapKind = {
  name: 'offers',
  pageCount: (counts) => pagesOf(counts.jobOffers, 100),
  pagesPerFile: rowPagesPerFile,
  entries: async (page, { ask, queries, cities: cityPlaces }) => {
    const answer = await ask<sitemapQueries_OffersQuery>(queries.offers, 'en', { page });
    const places = await cityPlaces();
    return nodesOf(answer.jobOffers).map(({ city, partner, updatedAt }) =>
      entryOf(
        withCity(places, city?.orgSlug, ({ slug }) => (partner ? offerPath(slug, partner.slug) : undefined)),
        updatedAt,
      ),
    );
  },
};
