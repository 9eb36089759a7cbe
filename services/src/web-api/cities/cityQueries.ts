import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { jsonRows } from '../../db/jsonRows.ts';
import { pagedRows } from '../../sql/pagedRows.ts';
import type { Page } from '../../rest/paging.ts';
import { countriesOf, type Language } from '../../rest/language.ts';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { cityColumns, cityTables } from './cityColumns.ts';
import { cityMatches, cityOrder, matchOf, type CityFilters } from './cityMatches.ts';
import { City } from './citySchema.ts';

export type CityRow = Static<typeof City>;

interface CitiesQuery {
  filters: CityFilters;
  page: Page;
  /** Optional parts of each city. */
  parts: { texts: boolean; updated: boolean };
}

export const findCities = (
  { database, language }: QueryContext,
  { filters, page, parts: { texts, updated } }: CitiesQuery,
) =>
  pagedRows(database, {
    item: City,
    matches: cityMatches(filters),
    order: cityOrder,
    page,
    select: sql`
      select ${cityColumns({ language, header: texts, overview: texts, updated })}
        ${filters.point === null ? sql`` : sql`, round(page.distance::numeric, 3)::float8 as distance`}
        ${filters.query === undefined ? sql`` : sql`, ${matchOf(sql`page.score`)} as match`}
      from ${cityTables(language)}`,
  });

/** The cities with the most offers; half of them, rounded up, are in the countries of the language if these have as many, and come first. */
export const largestCities = ({ language, limit }: { language: Language; limit: number }) => {
  const isNear = sql`id in (
    select total.city_id from city_totals total join cities city on city.id = total.city_id
    where city.country_code in ${countriesOf(language)} and total.offers > 0
    order by total.offers desc, total.city_id limit ${Math.ceil(limit / 2)})`;
  return {
    matches: sql`select city_id as id, offers from city_totals where offers > 0`,
    order: sql`(${isNear}) desc, offers desc, id`,
  };
};

const newestCities = {
  matches: sql`select id, created_at from cities`,
  order: sql`created_at desc, id`,
};

/** Returns the cities with the most offers, or the newest ones. */
export const findFirstCities = async (
  { database, language }: QueryContext,
  { by, limit }: { by: 'offers' | 'newest'; limit: number },
): Promise<CityRow[]> => {
  const { items } = await pagedRows(database, {
    item: City,
    ...(by === 'offers' ? largestCities({ language, limit }) : newestCities),
    page: { page: 1, limit },
    // The answer has no total.
    total: sql`select 0`,
    select: sql`select ${cityColumns({ language, header: false, overview: false })} from ${cityTables(language)}`,
  });
  return items;
};

export interface CityParts {
  overview: boolean;
  updated: boolean;
}

interface OneCityQuery {
  id: SQL;
  isRedirection: SQL;
  parts: CityParts;
}

const findOne = async (
  { database, language }: QueryContext,
  { id, isRedirection, parts }: OneCityQuery,
): Promise<CityRow | null> => {
  const [city] = await jsonRows(database.rows, City, {
    select: sql`
      with page as (select ${id} as id, 1 as position)
      select ${cityColumns({ language, header: true, ...parts, isRedirection })} from ${cityTables(language)}`,
  });
  return city ?? null;
};

export const findCityById = (context: QueryContext, id: number, parts: CityParts) =>
  findOne(context, { id: sql`${id}::int`, isRedirection: sql`false`, parts });

export const findCityBySlug = (context: QueryContext, slug: string, parts: CityParts) =>
  findOne(context, {
    id: cityIdBySlug(slug, context.language),
    isRedirection: sql`text.slug <> ${slug.toLowerCase()}`,
    parts,
  });
