import { and, sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { jsonRows } from '../../db/jsonRows.ts';
import { pagedRows } from '../../sql/pagedRows.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { ratingsOf } from '../../sql/ratings.ts';
import type { Page } from '../../rest/paging.ts';
import { reviewColumns, reviewTables, type ReviewParts, type ReviewRow } from './reviewColumns.ts';
import { RatingSummary, Review } from './reviewSchema.ts';

export interface ReviewFilters {
  ids?: number[] | undefined;
  /** The id of a city, or an expression that finds it. */
  city?: SQL | undefined;
  categoryId?: number | undefined;
  jobOfferId?: number | undefined;
  partnerId?: number | undefined;
  countryCode?: string | undefined;
  /** Only reviews that have a text. */
  withText?: boolean | undefined;
  /** Only reviews with this number of stars. */
  rating?: number | undefined;
  /** Only reviews whose text is in this language. */
  reviewLanguage?: string | undefined;
}

/** The orders of a page of reviews: columns of the matching rows. `own` has those in the language of the reader first. */
const orders = {
  newest: () => sql`created_at desc, id desc`,
  helpful: () => sql`helpful_count desc, created_at desc, id desc`,
  own: (language: string) => sql`language = ${language} desc, created_at desc, id desc`,
};

export type ReviewOrder = keyof typeof orders;

/** Offers without categories have no page that a review could link to. */
const offerHasPage = sql`exists (
  select 1 from job_offer_categories belongs where belongs.job_offer_id = offer.id)`;

const newestFirst = sql`review.created_at desc, review.id desc`;

/** The conditions of the filters on a review and its offer. */
const conditionsOf = (filters: ReviewFilters): SQL | undefined => {
  const { ids, city, categoryId, jobOfferId, partnerId, countryCode, withText, rating, reviewLanguage } =
    filters;
  return and(
    offerHasPage,
    ids === undefined ? undefined : sql`review.id in ${ids}`,
    city === undefined ? undefined : sql`offer.city_id = ${city}`,
    jobOfferId === undefined ? undefined : sql`offer.id = ${jobOfferId}`,
    partnerId === undefined ? undefined : sql`offer.partner_id = ${partnerId}`,
    countryCode === undefined
      ? undefined
      : sql`offer.city_id in (select id from cities where country_code = ${countryCode.toUpperCase()})`,
    categoryId === undefined
      ? undefined
      : sql`exists (select 1 from job_offer_categories belongs
          where belongs.job_offer_id = offer.id and belongs.category_id = ${categoryId})`,
    withText === true ? sql`review.review_text is not null` : undefined,
    rating === undefined ? undefined : sql`review.rating = ${rating}`,
    reviewLanguage === undefined ? undefined : sql`review.language = ${reviewLanguage}`,
  );
};

interface FirstReviewsQuery {
  conditions: SQL | undefined;
  order: SQL;
  parts: ReviewParts;
  limit: number;
}

const firstReviews = (
  { database, language }: QueryContext,
  { conditions, order, parts, limit }: FirstReviewsQuery,
): Promise<ReviewRow[]> =>
  jsonRows(database.rows, Review, {
    select: sql`
      select ${reviewColumns(language, parts)}
      from ${reviewTables(language)}
      where ${conditions}
      order by ${order}
      limit ${limit}`,
  });

interface LatestReviewsQuery {
  filters: ReviewFilters;
  parts: ReviewParts;
  limit: number;
}

/** Returns the newest reviews in any language, without counting the others. */
export const findLatestReviews = (context: QueryContext, { filters, ...rest }: LatestReviewsQuery) =>
  firstReviews(context, { ...rest, conditions: conditionsOf(filters), order: newestFirst });

/** The conditions of the filters on `listed`, a row of the listings of reviews. */
const listingConditions = (filters: ReviewFilters): SQL | undefined => {
  const { city, categoryId, jobOfferId, partnerId, countryCode, withText, rating, reviewLanguage } = filters;
  return and(
    sql`true`,
    city === undefined
      ? undefined
      : sql`listed.job_offer_id in (select job_offer_id from offer_facts where city_id = ${city})`,
    jobOfferId === undefined ? undefined : sql`listed.job_offer_id = ${jobOfferId}`,
    partnerId === undefined ? undefined : sql`listed.partner_id = ${partnerId}`,
    countryCode === undefined ? undefined : sql`listed.country_code = ${countryCode.toUpperCase()}`,
    categoryId === undefined ? undefined : sql`listed.category_ids @> array[${categoryId}::int]`,
    withText === true ? sql`listed.has_text` : undefined,
    rating === undefined ? undefined : sql`listed.rating = ${rating}`,
    reviewLanguage === undefined ? undefined : sql`listed.language = ${reviewLanguage}`,
  );
};

/** The number of matching reviews from the totals of offers, if the filters are about offers and stars only. */
const storedTotal = (filters: ReviewFilters): SQL => {
  const { partnerId, countryCode, categoryId, rating } = filters;
  const stars = sql.join(
    (rating === undefined ? [1, 2, 3, 4, 5] : [rating]).map((number) => sql.identifier(`stars_${number}`)),
    sql` + `,
  );
  const conditions = and(
    sql`category_ids <> '{}'`,
    partnerId === undefined ? undefined : sql`partner_id = ${partnerId}`,
    countryCode === undefined ? undefined : sql`country_code = ${countryCode.toUpperCase()}`,
    categoryId === undefined ? undefined : sql`category_ids @> array[${categoryId}::int]`,
  );
  // The totals leave out the stars of the few reviews that wait.
  return sql`select (
    (select coalesce(sum(${stars}), 0) from offer_totals
      where ${conditions})
    + (select count(*) from reviews waiting join review_listings listed on listed.review_id = waiting.id
      where waiting.waits_until is not null and ${listingConditions(filters)}))::int`;
};

const listed = (conditions: SQL | undefined): SQL => sql`
  select listed.review_id as id, listed.created_at, listed.helpful_count, listed.language
  from review_listings listed
  where ${conditions}`;

/** The matching reviews as far as a page needs them: those in a language and the others are each read from an index. */
const listedByLanguage = (conditions: SQL | undefined, language: string, { page, limit }: Page): SQL => {
  const first = sql`order by listed.created_at desc, listed.review_id desc limit ${sql.raw(String(page * limit))}`;
  return sql`
    (${listed(sql`${conditions} and listed.language = ${language}`)} ${first})
    union all
    (${listed(sql`${conditions} and listed.language <> ${language}`)} ${first})`;
};

/** How the matching reviews are counted; undefined: with the page, because they are those of one city or offer, thus few. */
const totalOf = (filters: ReviewFilters): SQL | undefined => {
  if (filters.city !== undefined || filters.jobOfferId !== undefined) return undefined;
  return filters.withText === true || filters.reviewLanguage !== undefined
    ? sql`select count(*)::int from review_listings listed where ${listingConditions(filters)}`
    : storedTotal(filters);
};

interface ReviewPageQuery {
  filters: ReviewFilters;
  order: ReviewOrder;
  parts: ReviewParts;
  page: Page;
}

/** Returns one page of the matching reviews and the number of all of them. */
export const findReviewPage = (
  { database, language }: QueryContext,
  { filters, order, parts, page }: ReviewPageQuery,
): Promise<{ items: ReviewRow[]; total: number }> => {
  const conditions = listingConditions(filters);
  const total = totalOf(filters);
  return pagedRows(database, {
    item: Review,
    matches:
      order === 'own' && total !== undefined
        ? listedByLanguage(conditions, language, page)
        : listed(conditions),
    order: orders[order](language),
    total,
    page,
    select: sql`select page.position, ${reviewColumns(language, parts)}
      from ${reviewTables(language)} join page on page.id = review.id`,
  });
};

/** Summarises the ratings of the matching offers, from reviews with and without a text. */
export const findRatings = async (
  database: Database,
  { city, categoryId, jobOfferId, partnerId, countryCode }: ReviewFilters,
): Promise<Static<typeof RatingSummary>> => {
  const conditions = and(
    sql`true`,
    city === undefined ? undefined : sql`rated.city_id = ${city}`,
    jobOfferId === undefined ? undefined : sql`rated.job_offer_id = ${jobOfferId}`,
    partnerId === undefined ? undefined : sql`rated.partner_id = ${partnerId}`,
    countryCode === undefined ? undefined : sql`rated.country_code = ${countryCode.toUpperCase()}`,
    categoryId === undefined ? undefined : sql`rated.category_ids @> array[${categoryId}::int]`,
  );
  const counted = city === undefined && jobOfferId === undefined ? sql`offer_totals` : sql`offer_facts`;
  const [row] = await database.rows(
    sql`
    select rating, rating_count as "ratingCount", rating_counts as "ratingCounts"
    from ${ratingsOf(sql`${counted} rated where ${conditions}`)} as ratings`,
    RatingSummary,
  );
  return row ?? { rating: null, ratingCount: 0, ratingCounts: [0, 0, 0, 0, 0] };
};

interface TopReviewsQuery {
  /** Keeps only reviews of offers in this city. */
  cityId?: number;
  parts: ReviewParts;
  limit: number;
}

/** Returns the best reviews with a text in the language, or in any language when there are none. */
export const findTopReviews = async (
  context: QueryContext,
  { cityId, ...rest }: TopReviewsQuery,
): Promise<ReviewRow[]> => {
  const matching = conditionsOf({
    city: cityId === undefined ? undefined : sql`${cityId}`,
    withText: true,
  });
  const conditions = sql`${matching} and review.waits_for is null`;
  const order = sql`review.rating desc, review.created_at desc, review.id desc`;
  const inLanguage = await firstReviews(context, {
    ...rest,
    conditions: sql`${conditions} and review.language = ${context.language}`,
    order,
  });
  return inLanguage.length > 0 ? inLanguage : firstReviews(context, { ...rest, conditions, order });
};

export const partnerExists = async (database: Database, id: number): Promise<boolean> => {
  const partners = await database.rows(sql`select 1 from partners where id = ${id}`);
  return partners.length > 0;
};
