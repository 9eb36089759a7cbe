import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import { nullableInteger } from '../../rest/nullable.ts';
import { cityIdBySlug, categoryIdBySlug } from '../../sql/idBySlug.ts';
import { categoryReference, cityReference } from '../../sql/references.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { ratingsOf } from '../../sql/ratings.ts';
import { updatedWith } from '../../sql/updated.ts';
import { CityCategory } from './cityCategorySchema.ts';

export type CityCategoryRow = Static<typeof CityCategory>;

export type CityCategorySort = 'partners_count' | 'offers_count';

const lastChange: SQL = updatedWith(
  sql`city.created_at`,
  sql`shown.city_id = pair.city_id and shown.category_ids @> array[pair.category_id]`,
);

/** Selects the city's own text, which may be null, or without one the filled template of the category. */
const filledText = (name: SQL): SQL => sql`
  case when own.city_id is not null then own.${name}
  else replace(category_text.${name}, '{city}', city_text.name) end`;

const orders: Record<CityCategorySort, SQL> = {
  partners_count: sql`offers.partners_count desc, offers.offers_count desc, pair.category_id`,
  offers_count: sql`offers.offers_count desc, offers.partners_count desc, pair.category_id`,
};

export interface CityCategoryOptions {
  sort: CityCategorySort;
  /** Includes `updated`, the time of the last change. */
  updated?: boolean;
}

interface PairsQuery extends CityCategoryOptions {
  /** Selects pairs of (city_id, category_id). */
  pairs: SQL;
}

const findPairs = async (
  { database, language }: QueryContext,
  { pairs, sort, updated = false }: PairsQuery,
): Promise<CityCategoryRow[]> => {
  const rows = await database.rows(
    sql`
    with pair as materialized (${pairs})
    select json_build_object(
      ${updated ? sql`'updated', ${lastChange},` : sql``}
      'id', pair.city_id || '-' || pair.category_id,
      'city', ${cityReference(sql`city`, sql`city_text`)},
      'category', ${categoryReference(sql`category`, sql`category_text`)},
      'header', ${filledText(sql`header`)},
      'overview', ${filledText(sql`overview`)},
      'rating', ratings.rating,
      'ratingCount', coalesce(ratings.rating_count, 0),
      'jobOffersCount', coalesce(offers.offers_count, 0),
      'partnersCount', coalesce(offers.partners_count, 0)
    ) as item
    from pair
    join cities city on city.id = pair.city_id
    join city_texts city_text on city_text.city_id = city.id and city_text.language = ${language}
    join categories category on category.id = pair.category_id
    join category_texts category_text
      on category_text.category_id = category.id and category_text.language = ${language}
    left join city_category_texts own
      on own.city_id = city.id and own.category_id = category.id and own.language = ${language}
    cross join lateral (
      select count(*)::int as offers_count, count(distinct offer.partner_id)::int as partners_count
      from offer_facts offer
      where offer.city_id = pair.city_id and offer.category_ids @> array[pair.category_id] and offer.is_listed
    ) as offers
    cross join ${ratingsOf(sql`offer_facts offer
      where offer.city_id = pair.city_id and offer.category_ids @> array[pair.category_id]`)} as ratings
    order by ${orders[sort]}`,
    Type.Object({ item: CityCategory }),
  );
  return rows.map(({ item }) => item);
};

interface CityCategoriesQuery extends CityCategoryOptions {
  cityId: number;
  /** Restricts the result to this category. */
  categoryId?: number | null;
}

/** Returns the categories of a city, or one of them. */
export const findCityCategories = (
  context: QueryContext,
  { cityId, categoryId = null, ...options }: CityCategoriesQuery,
) =>
  findPairs(context, {
    ...options,
    pairs: sql`select ${cityId}::int as city_id, id as category_id from categories
      ${categoryId === null ? sql`` : sql`where id = ${categoryId}`}`,
  });

interface CityCategoriesByIdsQuery extends CityCategoryOptions {
  pairs: { cityId: number; categoryId: number }[];
}

export const findCityCategoriesByIds = (
  context: QueryContext,
  { pairs, ...options }: CityCategoriesByIdsQuery,
) =>
  findPairs(context, {
    ...options,
    pairs: sql`select * from (values ${sql.join(
      pairs.map(({ cityId, categoryId }) => sql`(${cityId}::int, ${categoryId}::int)`),
      sql`, `,
    )}) as pairs (city_id, category_id)`,
  });

const resolvedIds = Type.Object({ cityId: nullableInteger(), categoryId: nullableInteger() });

/** Returns the ids behind two slugs; null for an unknown one. */
export const resolveSlugs = async (
  { database, language }: QueryContext,
  { citySlug, categorySlug }: { citySlug: string; categorySlug: string | undefined },
): Promise<Static<typeof resolvedIds>> => {
  const [row] = await database.rows(
    sql`
    select ${cityIdBySlug(citySlug, language)} as "cityId",
      ${categorySlug === undefined ? sql`null::int` : categoryIdBySlug(categorySlug, language)} as "categoryId"`,
    resolvedIds,
  );
  return row ?? { cityId: null, categoryId: null };
};
