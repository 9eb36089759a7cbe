import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../rest/language.ts';
import { cityIdBySlug, categoryIdBySlug } from '../../fragments/idBySlug.ts';
import { categoryReference, cityReference } from '../../fragments/references.ts';
import { updatedWith } from '../../fragments/updated.ts';
import type { CityCategory } from './cityCategorySchema.ts';

export type CityCategoryRow = Static<typeof CityCategory>;

export type CityCategorySort = 'partners_count' | 'offers_count';

const lastChange: SQL = updatedWith(
  sql`city.created_at`,
  sql`shown.city_id = pair.city_id and exists (
    select 1 from job_offer_categories belongs
    where belongs.job_offer_id = shown.id and belongs.category_id = pair.category_id)`,
);

/** A text of its own replaces the template, also when that text is null. */
const filledText = (name: SQL): SQL => sql`
  case when own.city_id is not null then own.${name}
  else replace(category_text.${name}, '{city}', city_text.name) end`;

const ORDERS: Record<CityCategorySort, SQL> = {
  partners_count: sql`offers.partners_count desc, offers.offers_count desc, pair.category_id`,
  offers_count: sql`offers.offers_count desc, offers.partners_count desc, pair.category_id`,
};

/** The city categories of some pairs, which are the rows (city_id, category_id) of a query. */
/** The order, and whether each says when it last changed. */
export type CityCategoryWishes = { sort: CityCategorySort; updated?: boolean };

const findPairs = async (
  database: Database,
  language: Language,
  pairs: SQL,
  { sort, updated = false }: CityCategoryWishes,
): Promise<CityCategoryRow[]> => {
  const rows = await database.rows<{ item: CityCategoryRow }>(sql`
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
      from listed_offers offer
      join job_offer_categories belongs on belongs.job_offer_id = offer.id
      where offer.city_id = pair.city_id and belongs.category_id = pair.category_id
    ) as offers
    cross join lateral (
      select avg(review.rating)::float8 as rating, count(*)::int as rating_count
      from job_offers offer
      join job_offer_categories belongs on belongs.job_offer_id = offer.id
      join reviews review on review.job_offer_id = offer.id
      where offer.city_id = pair.city_id and belongs.category_id = pair.category_id
    ) as ratings
    order by ${ORDERS[sort]}`);
  return rows.map(({ item }) => item);
};

/** All kinds of gig in a city. */
export const findCityCategories = (
  database: Database,
  language: Language,
  cityId: number,
  categoryId: number | null,
  wishes: CityCategoryWishes,
) =>
  findPairs(
    database,
    language,
    sql`select ${cityId}::int as city_id, id as category_id from categories
      ${categoryId === null ? sql`` : sql`where id = ${categoryId}`}`,
    wishes,
  );

export const findCityCategoriesByIds = (
  database: Database,
  language: Language,
  pairs: { cityId: number; categoryId: number }[],
  wishes: CityCategoryWishes,
) =>
  findPairs(
    database,
    language,
    sql`select * from (values ${sql.join(
      pairs.map(({ cityId, categoryId }) => sql`(${cityId}::int, ${categoryId}::int)`),
      sql`, `,
    )}) as asked (city_id, category_id)`,
    wishes,
  );

/** The ids behind two slugs; null for an unknown one. */
export const resolveSlugs = async (
  database: Database,
  language: Language,
  citySlug: string,
  categorySlug: string | undefined,
): Promise<{ cityId: number | null; categoryId: number | null }> => {
  const [row] = await database.rows<{ cityId: number | null; categoryId: number | null }>(sql`
    select ${cityIdBySlug(citySlug, language)} as "cityId",
      ${categorySlug === undefined ? sql`null` : categoryIdBySlug(categorySlug, language)} as "categoryId"`);
  return row ?? { cityId: null, categoryId: null };
};
