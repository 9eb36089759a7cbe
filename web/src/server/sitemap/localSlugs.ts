import pLimit from 'p-limit';
import type { categoriesQuery } from '../../__generated__/categoriesQuery.graphql.ts';
import type { sitemapQueries_CityPlacesQuery } from '../../__generated__/sitemapQueries_CityPlacesQuery.graphql.ts';
import { languages, type LanguageCode } from '../../i18n/languages.ts';
import type { sitemapQueries } from './sitemapQueries.ts';
import type { Ask } from '../gateway/ask.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { atOnce, pagesFrom } from './pages.ts';

/** Names in the addresses of each language, by a key that is the same in all languages. */
type Local<Name> = ReadonlyMap<LanguageCode, ReadonlyMap<string, Name>>;

export type LocalSlugs = Local<string>;

/** The slugs of a city and its country in one language. */
export interface CityPlace {
  readonly slug: string;
  readonly countrySlug: string;
}

export type LocalPlaces = Local<CityPlace>;

const codes = languages.map(({ code }) => code);

const inEveryLanguage = async <Name>(
  namesIn: (language: LanguageCode) => Promise<readonly (readonly [string, Name])[]>,
): Promise<Local<Name>> => {
  const maps = await pLimit(2).map(codes, async (code) => [code, new Map(await namesIn(code))] as const);
  return new Map(maps);
};

/** The slugs of every city and its country in every language. */
export const cityPlaces = (ask: Ask, queries: typeof sitemapQueries): Promise<LocalPlaces> => {
  const page = async (language: LanguageCode, number: number) => {
    const { cities } = await ask<sitemapQueries_CityPlacesQuery>(queries.cityPlaces, language, {
      page: number,
    });
    return { pageCount: cities?.pageCount ?? 0, rows: nodesOf(cities) };
  };
  return inEveryLanguage(async (language) => {
    const first = await page(language, 1);
    const others = await pLimit(atOnce).map(pagesFrom(2, first.pageCount), (number) =>
      page(language, number),
    );
    return [first, ...others].flatMap(({ rows }) =>
      rows.map(({ orgSlug, slug, country }) => [orgSlug, { slug, countrySlug: country.slug }] as const),
    );
  });
};

/** The slugs of every category in every language. */
export const categorySlugs = (ask: Ask, queries: typeof sitemapQueries): Promise<LocalSlugs> =>
  inEveryLanguage(async (language) => {
    const { categories } = await ask<categoriesQuery>(queries.categories, language, {});
    return (categories ?? []).map(({ orgSlug, slug }) => [orgSlug, slug] as const);
  });
