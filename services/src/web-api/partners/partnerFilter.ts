import { and, sql, type SQL } from 'drizzle-orm';
import { ratingsOf } from '../../sql/ratings.ts';

export interface PartnerFilter {
  readonly category?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly ratingFrom?: number | undefined;
}

/** The ratings of a partner, to be joined. */
export const ratingsOfPartner = (partnerId: SQL): SQL =>
  ratingsOf(sql`offer_totals total where total.partner_id = ${partnerId}`);

/** The rating of a partner as pages show it, from the row of its ratings. */
export const shownRating = (ratings: SQL): SQL => sql`round(${ratings}.rating::numeric, 1)`;

export const codeOf = (countryCode: string): SQL => sql`${countryCode.toUpperCase()}`;

/** The condition that the partner has live offers of the category, in the country if one is given. */
export const offersCategory = (
  partnerId: SQL,
  category: string,
  countryCode: SQL | undefined,
): SQL => sql`exists (
  select 1 from offer_totals total
  where total.partner_id = ${partnerId} and total.offers > 0
    and ${countryCode === undefined ? sql`true` : sql`total.country_code = ${countryCode}`}
    and total.category_ids && array(select id from categories where org_slug = ${category.toLowerCase()}))`;

/** The condition that a row of `partners` matches the filter. */
export const matchesFilter = (partner: SQL, { category, countryCode, ratingFrom }: PartnerFilter): SQL => {
  const code = countryCode === undefined ? undefined : codeOf(countryCode);
  return and(
    sql`true`,
    code &&
      sql`exists (
        select 1 from partner_countries works
        where works.partner_id = ${partner}.id and works.country_code = ${code})`,
    category === undefined ? undefined : offersCategory(sql`${partner}.id`, category, code),
    ratingFrom === undefined
      ? undefined
      : sql`exists (
          select 1 from ${ratingsOfPartner(sql`${partner}.id`)} as ratings
          where ${shownRating(sql`ratings`)} >= ${ratingFrom}::numeric)`,
  ) as SQL;
};
