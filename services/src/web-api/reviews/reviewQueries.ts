import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { pagedRows } from '../../db/pagedRows.ts';
import { ratingsOf } from '../../fragments/ratings.ts';
import type { Language } from '../../rest/language.ts';
import type { Page } from '../../rest/paging.ts';
import { reviewColumns, reviewTables, type ReviewParts, type ReviewRow } from './reviewColumns.ts';
import type { RatingSummary } from './reviewSchema.ts';

export type ReviewFilters = {
  /** The id of a city, or an expression that finds it. */
  city?: SQL | undefined;
  categoryId?: number | undefined;
  jobOfferId?: number | undefined;
  partnerId?: number | undefined;
  countryCode?: string | undefined;
  /** Only reviews that have a text. */
  withText?: boolean | undefined;
};

/** An offer without categories has no page, and a review of it nowhere to lead to. */
const offerHasPage = sql`exists (
  select 1 from job_offer_categories belongs where belongs.job_offer_id = offer.id)`;

const newestFirst = sql`review.created_at desc, review.id desc`;

/** The conditions that filters put on an offer, which goes by the alias given. */
const offerConditions = (
  { city, categoryId, jobOfferId, partnerId, countryCode }: ReviewFilters,
  offer: SQL,
): SQL[] =>
  [
    city === undefined ? null : sql`${offer}.city_id = ${city}`,
    jobOfferId === undefined ? null : sql`${offer}.id = ${jobOfferId}`,
    partnerId === undefined ? null : sql`${offer}.partner_id = ${partnerId}`,
    countryCode === undefined
      ? null
      : sql`${offer}.city_id in (select id from cities where country_code = ${countryCode.toUpperCase()})`,
    categoryId === undefined
      ? null
      : sql`exists (select 1 from job_offer_categories belongs
          where belongs.job_offer_id = ${offer}.id and belongs.category_id = ${categoryId})`,
  ].filter((condition) => condition !== null);

/** The conditions that filters put on a review and its offer. */
const conditionsOf = (filters: ReviewFilters): SQL =>
  sql.join(
    [
      offerHasPage,
      ...offerConditions(filters, sql`offer`),
      ...(filters.withText === true ? [sql`review.review_text is not null`] : []),
    ],
    sql` and `,
  );

const firstReviews = async (
  database: Database,
  language: Language,
  parts: ReviewParts,
  { conditions, order, limit }: { conditions: SQL; order: SQL; limit: number },
): Promise<ReviewRow[]> => {
  const rows = await database.rows<{ item: ReviewRow }>(sql`
    select to_json(item) as item from (
      select ${reviewColumns(language, parts)}
      from ${reviewTables(language)}
      where ${conditions}
      order by ${order}
      limit ${limit}
    ) as item`);
  return rows.map(({ item }) => item);
};

/** The newest reviews in any language, without counting the others. */
export const findLatestReviews = (
  database: Database,
  language: Language,
  filters: ReviewFilters,
  parts: ReviewParts,
  limit: number,
) =>
  firstReviews(database, language, parts, {
    conditions: conditionsOf(filters),
    order: newestFirst,
    limit,
  });

/** One page of the reviews that filters leave, newest first and in any language, and how many there are. */
export const findReviewPage = (
  database: Database,
  language: Language,
  filters: ReviewFilters,
  parts: ReviewParts,
  page: Page,
): Promise<{ items: ReviewRow[]; total: number }> =>
  pagedRows<ReviewRow>(database, {
    matches: sql`
      select review.id, review.created_at
      from reviews review
      join job_offers offer on offer.id = review.job_offer_id
      where ${conditionsOf(filters)}`,
    order: sql`created_at desc, id desc`,
    page,
    select: sql`select page.position, ${reviewColumns(language, parts)}
      from ${reviewTables(language)} join page on page.id = review.id`,
  });

/** The ratings of the offers that filters leave, of reviews with and without a text. */
export const findRatings = async (
  database: Database,
  filters: ReviewFilters,
): Promise<Static<typeof RatingSummary>> => {
  const offers = sql.join([sql`true`, ...offerConditions(filters, sql`rated`)], sql` and `);
  const [row] = await database.rows<Static<typeof RatingSummary>>(sql`
    select rating, rating_count as "ratingCount", rating_counts as "ratingCounts"
    from ${ratingsOf(offers)} as ratings`);
  return row ?? { rating: null, ratingCount: 0, ratingCounts: [0, 0, 0, 0, 0] };
};

/** The best reviews that say something, of one city or of all: those in the language, or in any when it has none. */
export const findTopReviews = async (
  database: Database,
  language: Language,
  parts: ReviewParts,
  limit: number,
  cityId?: number,
): Promise<ReviewRow[]> => {
  const conditions = conditionsOf({
    city: cityId === undefined ? undefined : sql`${cityId}`,
    withText: true,
  });
  const order = sql`review.rating desc, review.created_at desc, review.id desc`;
  const own = await firstReviews(database, language, parts, {
    conditions: sql`${conditions} and review.language = ${language}`,
    order,
    limit,
  });
  return own.length > 0 ? own : firstReviews(database, language, parts, { conditions, order, limit });
};

export const partnerExists = async (database: Database, id: number): Promise<boolean> => {
  const known = await database.rows(sql`select 1 from partners where id = ${id}`);
  return known.length > 0;
};
