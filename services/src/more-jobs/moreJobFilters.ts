import { and, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../rest/language.ts';
import { cityIdBySlug } from '../sql/idBySlug.ts';
import { distanceTo, isNear } from '../sql/nearPoint.ts';
import { takesApplications } from '../sql/takesApplications.ts';
import { detailConditions, type MoreJobDetails } from './moreJobDetails.ts';

export interface MoreJobFilters {
  ids: string[] | null;
  city: string | undefined;
  /** Kilometres around the city. */
  radius: number | undefined;
  partner: string | undefined;
  feed: string | undefined;
  state: string | undefined;
  countryCode: string | undefined;
  details: MoreJobDetails;
  /** What the keyword means, see `keywordCondition`. */
  keyword: SQL | undefined;
}

export type PlaceFilters = Pick<MoreJobFilters, 'city' | 'radius' | 'state' | 'countryCode'>;

/** The conditions on city, partner and feed of a single offer. */
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

/** Selects the ids and distances of the cities at most so many kilometres from a city, which is one of them. */
export const citiesAround = (language: Language, city: string, km: number): SQL => {
  const center = { latitude: sql`center.latitude`, longitude: sql`center.longitude` };
  return sql`
    select city.id, ${distanceTo(center)} as distance
    from cities center join cities city on ${isNear(center, km)}
    where center.id = ${cityIdBySlug(city, language)}`;
};

/** The condition on the place of the offers of a list. A circle does not end at the borders of states and countries. */
export const areaCondition = (
  language: Language,
  { city, radius, state, countryCode }: PlaceFilters,
): SQL | undefined => {
  if (city !== undefined && radius !== undefined)
    return sql`offer.city_id = any(array(select around.id from (${citiesAround(language, city, radius)}) as around))`;
  return and(
    city === undefined ? undefined : sql`offer.city_id = ${cityIdBySlug(city, language)}`,
    state === undefined
      ? undefined
      : sql`offer.city_id in (select id from cities where lower(state) = ${state.toLowerCase()})`,
    countryCode === undefined
      ? undefined
      : sql`offer.city_id in (select id from cities where country_code = ${countryCode.toUpperCase()})`,
  );
};

/** The conditions on the offers of a list. */
export const listConditions = (language: Language, filters: MoreJobFilters): SQL | undefined => {
  const { ids, partner, feed, details, keyword } = filters;
  return and(
    ids === null
      ? takesApplications()
      : sql`offer.id in (${sql.join(
          ids.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`,
    areaCondition(language, filters),
    placeConditions(language, { city: undefined, partner, feed }),
    ...detailConditions(details),
    keyword,
  );
};
