import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { instant } from '../../db/instant.ts';
import type { Language } from '../../rest/language.ts';
import { pagedRows } from '../../db/pagedRows.ts';
import type { Page } from '../../rest/paging.ts';
import { country } from '../../fragments/references.ts';
import type { Review } from './reviewSchema.ts';

export type ReviewRow = Static<typeof Review>;

export type ReviewParts = { city: boolean; partner: boolean };

type Filters = {
  cityId?: number | undefined;
  categoryId?: number | undefined;
  jobOfferId?: number | undefined;
};

/** The fields of a review, from `reviewTables`. */
export const reviewColumns = (language: Language, parts: ReviewParts): SQL => sql`
  review.id,
  review.username,
  review.avatar,
  review.rating,
  review.review_text as "reviewText",
  review.language,
  review.user_id as "userId",
  ${instant(sql`review.created_at`)} as created,
  review.job_offer_id as "jobOfferId"
  ${
    parts.city
      ? sql`, json_build_object(
          'id', city.id, 'name', city_text.name, 'slug', city_text.slug, 'orgSlug', city.org_slug,
          'country', ${country(sql`city.country_code`, language)}) as city`
      : sql``
  }
  ${
    parts.partner
      ? sql`, json_build_object('id', partner.id, 'name', partner.name, 'slug', partner.slug) as partner`
      : sql``
  }`;

export const reviewTables = (language: Language): SQL => sql`
  reviews review
  join job_offers offer on offer.id = review.job_offer_id
  join cities city on city.id = offer.city_id
  join city_texts city_text on city_text.city_id = city.id and city_text.language = ${language}
  join partners partner on partner.id = offer.partner_id`;

/** An offer without categories has no page, and a review of it nowhere to lead to. */
const offerHasPage = sql`exists (
  select 1 from job_offer_categories belongs where belongs.job_offer_id = offer.id)`;

/** The first reviews in the language, or in any when it has none. */
const inLanguageFirst = async (
  database: Database,
  language: Language,
  parts: ReviewParts,
  conditions: SQL[],
  order: SQL,
  limit: number,
): Promise<ReviewRow[]> => {
  const find = (more: SQL[]) =>
    database.rows<{ item: ReviewRow }>(sql`
      select to_json(item) as item from (
        select ${reviewColumns(language, parts)}
        from ${reviewTables(language)}
        where ${sql.join([offerHasPage, ...conditions, ...more], sql` and `)}
        order by ${order}
        limit ${limit}
      ) as item`);
  const own = await find([sql`review.language = ${language}`]);
  return (own.length > 0 ? own : await find([])).map(({ item }) => item);
};

export const findLatestReviews = (
  database: Database,
  language: Language,
  { cityId, categoryId, jobOfferId }: Filters,
  parts: ReviewParts,
  limit: number,
) => {
  const conditions = [
    cityId === undefined ? null : sql`offer.city_id = ${cityId}`,
    jobOfferId === undefined ? null : sql`offer.id = ${jobOfferId}`,
    categoryId === undefined
      ? null
      : sql`exists (select 1 from job_offer_categories belongs
          where belongs.job_offer_id = offer.id and belongs.category_id = ${categoryId})`,
  ].filter((condition) => condition !== null);
  return inLanguageFirst(
    database,
    language,
    parts,
    conditions,
    sql`review.created_at desc, review.id desc`,
    limit,
  );
};

/** The best reviews that say something, of one city or of all. */
export const findTopReviews = (
  database: Database,
  language: Language,
  parts: ReviewParts,
  limit: number,
  cityId?: number,
) =>
  inLanguageFirst(
    database,
    language,
    parts,
    [sql`review.review_text is not null`, ...(cityId === undefined ? [] : [sql`offer.city_id = ${cityId}`])],
    sql`review.rating desc, review.created_at desc, review.id desc`,
    limit,
  );

/** The reviews of a partner, of one country or of all; null for an unknown partner. */
export const findPartnerReviews = async (
  database: Database,
  language: Language,
  partnerId: number,
  countryCode: string | undefined,
  parts: ReviewParts,
  page: Page,
): Promise<{ items: ReviewRow[]; total: number } | null> => {
  const known = await database.rows(sql`select 1 from partners where id = ${partnerId}`);
  if (known.length === 0) return null;
  return pagedRows<ReviewRow>(database, {
    matches: sql`
      select review.id, review.created_at
      from reviews review
      join job_offers offer on offer.id = review.job_offer_id
      join cities city on city.id = offer.city_id
      where offer.partner_id = ${partnerId} and ${offerHasPage}
        ${countryCode === undefined ? sql`` : sql`and city.country_code = ${countryCode.toUpperCase()}`}`,
    order: sql`created_at desc, id desc`,
    page,
    select: sql`select page.position, ${reviewColumns(language, parts)}
      from ${reviewTables(language)} join page on page.id = review.id`,
  });
};
