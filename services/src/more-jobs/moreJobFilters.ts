import { and, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../rest/language.ts';
import { cityIdBySlug } from '../sql/idBySlug.ts';
import { takesApplications } from '../sql/takesApplications.ts';

export interface MoreJobFilters {
  ids: string[] | null;
  city: string | undefined;
  partner: string | undefined;
  feed: string | undefined;
  state: string | undefined;
  countryCode: string | undefined;
  /** What the keyword means, see `keywordCondition`. */
  keyword: SQL | undefined;
}

/** The conditions on city, partner and feed, in lists and for a single offer. */
export const placeConditions = (
  language: Language,
  { city, partner, feed }: Pick<MoreJobFilters, 'city' | 'partner' | 'feed'>,
): SQL | undefined =>
  and(
    sql`true`,
    city === undefined ? undefined : sql`offer.city_id = ${cityIdBySlug(city, language)}`,
    partner === undefined
      ? undefined
      : sql`offer.partner_id = (
          select id from partners where slug = ${partner.toLowerCase()} or org_slug = ${partner.toLowerCase()} limit 1)`,
    feed === undefined ? undefined : sql`offer.feed = ${feed.toLowerCase()}`,
  );

/** The conditions on the offers of a list. */
export const listConditions = (language: Language, filters: MoreJobFilters): SQL | undefined => {
  const { ids, state, countryCode, keyword } = filters;
  return and(
    ids === null
      ? takesApplications()
      : sql`offer.id in (${sql.join(
          ids.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`,
    placeConditions(language, filters),
    state === undefined
      ? undefined
      : sql`offer.city_id in (select id from cities where lower(state) = ${state.toLowerCase()})`,
    countryCode === undefined
      ? undefined
      : sql`offer.city_id in (select id from cities where country_code = ${countryCode.toUpperCase()})`,
    keyword,
  );
};
