import type { sitemapQueries_CategorySlugsQuery } from '../../__generated__/sitemapQueries_CategorySlugsQuery.graphql.ts';
import type { sitemapQueries_CitySlugsQuery } from '../../__generated__/sitemapQueries_CitySlugsQuery.graphql.ts';
import { LANGUAGES, type LanguageCode } from '../../i18n/languages.ts';
import type { sitemapQueries } from '../../relay/sitemapQueries.ts';
import type { Ask } from '../ask.ts';
import { inTurns } from '../inTurns.ts';
import { rowsOf } from '../rowsOf.ts';
import { AT_ONCE, pagesFrom } from './pages.ts';

/** The slugs of things in each language, by the slug they have in all. */
export type LocalSlugs = ReadonlyMap<LanguageCode, ReadonlyMap<string, string>>;

const codes = LANGUAGES.map(({ code }) => code);

const inEveryLanguage = async (
  slugsIn: (language: LanguageCode) => Promise<readonly (readonly [string, string])[]>,
): Promise<LocalSlugs> => {
  const maps = await inTurns(codes, 2, async (code) => [code, new Map(await slugsIn(code))] as const);
  return new Map(maps);
};

/** How every city is spelled in every language. */
export const citySlugs = (ask: Ask, queries: typeof sitemapQueries): Promise<LocalSlugs> => {
  const page = async (language: LanguageCode, number: number) => {
    const { cities } = await ask<sitemapQueries_CitySlugsQuery>(queries.citySlugs, language, {
      page: number,
    });
    return { pageCount: cities?.pageCount ?? 0, rows: rowsOf(cities) };
  };
  return inEveryLanguage(async (language) => {
    const first = await page(language, 1);
    const others = await inTurns(pagesFrom(2, first.pageCount), AT_ONCE, (number) => page(language, number));
    return [first, ...others].flatMap(({ rows }) =>
      rows.map(({ orgSlug, slug }) => [orgSlug, slug] as const),
    );
  });
};

/** How every category is spelled in every language: each city has all of them. */
export const categorySlugs = (
  ask: Ask,
  queries: typeof sitemapQueries,
  citySlug: string,
): Promise<LocalSlugs> =>
  inEveryLanguage(async (language) => {
    const { cityCategories } = await ask<sitemapQueries_CategorySlugsQuery>(queries.categorySlugs, language, {
      citySlug,
    });
    return (cityCategories ?? []).map(({ category }) => [category.orgSlug, category.slug] as const);
  });
