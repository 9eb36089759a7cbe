import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { pagedRows } from '../../db/pagedRows.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { cityIdBySlug } from '../../fragments/idBySlug.ts';
import { cityColumns, cityTables } from './cityColumns.ts';
import { CITY_ORDER, cityMatches, matchOf, type CityFilters } from './cityMatches.ts';
import type { City } from './citySchema.ts';

export type CityRow = Static<typeof City>;

/** What a list of cities may carry besides. */
type ListedCityParts = { texts: boolean; updated: boolean };

export const findCities = (
  database: Database,
  language: Language,
  filters: CityFilters,
  page: Page,
  { texts, updated }: ListedCityParts,
) =>
  pagedRows<CityRow>(database, {
    matches: cityMatches(filters),
    order: CITY_ORDER,
    page,
    select: sql`
      select ${cityColumns({ language, header: texts, overview: texts, updated })}
        ${filters.point === null ? sql`` : sql`, round(page.distance::numeric, 3)::float8 as distance`}
        ${filters.query === undefined ? sql`` : sql`, ${matchOf(sql`page.score`)} as match`}
      from ${cityTables(language)}`,
  });

/** The first cities by some measure. */
export const findFirstCities = async (
  database: Database,
  language: Language,
  by: 'offers' | 'newest',
  limit: number,
): Promise<CityRow[]> => {
  const offers = sql`select city_id as id, count(*) as measure from listed_offers group by city_id`;
  const newest = sql`select id, extract(epoch from created_at) as measure from cities`;
  const { items } = await pagedRows<CityRow>(database, {
    matches: by === 'offers' ? offers : newest,
    order: sql`measure desc, id`,
    page: { page: 1, limit },
    select: sql`select ${cityColumns({ language, header: false, overview: false })} from ${cityTables(language)}`,
  });
  return items;
};

export type CityParts = { overview: boolean; updated: boolean };

const findOne = async (
  database: Database,
  language: Language,
  id: SQL,
  { overview, updated }: CityParts,
  isRedirection: SQL,
): Promise<CityRow | null> => {
  const [row] = await database.rows<{ item: CityRow }>(sql`
    with page as (select ${id} as id, 1 as position)
    select to_json(item) as item from (
      select ${cityColumns({ language, header: true, overview, updated, isRedirection })} from ${cityTables(language)}
    ) as item`);
  return row?.item ?? null;
};

export const findCityById = (database: Database, language: Language, id: number, parts: CityParts) =>
  findOne(database, language, sql`${id}::int`, parts, sql`false`);

export const findCityBySlug = (database: Database, language: Language, slug: string, parts: CityParts) =>
  findOne(database, language, cityIdBySlug(slug, language), parts, sql`text.slug <> ${slug.toLowerCase()}`);
