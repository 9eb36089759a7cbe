import { sql, type SQL } from 'drizzle-orm';
import { fold } from '../../text/fold.ts';

export type CityFilters = {
  ids: number[] | null;
  query: string | undefined;
  partnerId: number | undefined;
  countryCode: string | undefined;
  point: { latitude: number; longitude: number } | null;
  distanceLessThan: number | undefined;
};

const KM_PER_DEGREE = 111.045;

/** Kilometres along the surface between a city and a point. */
const distanceTo = (point: { latitude: number; longitude: number }): SQL => sql`
  2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(city.latitude - ${point.latitude}) / 2), 2)
    + cos(radians(${point.latitude})) * cos(radians(city.latitude))
      * power(sin(radians(city.longitude - ${point.longitude}) / 2), 2))))`;

/** A band of latitudes first, which an index can find; the exact distance is compared afterwards. */
const nearTo = ({ point, distanceLessThan }: CityFilters): SQL | null => {
  if (point === null || distanceLessThan === undefined) return null;
  const degrees = distanceLessThan / KM_PER_DEGREE + 0.01;
  return sql`city.latitude between ${point.latitude - degrees}::float8 and ${point.latitude + degrees}::float8
    and ${distanceTo(point)} < ${distanceLessThan}::float8`;
};

const likePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** How well the best name fits: a beginning of the name, a beginning of a word in it, or alike by trigrams. */
const nameScore = (query: string): SQL => {
  const folded = fold(query);
  return sql`(
    select max(case
      when text.folded_name = ${folded} then 4
      when text.folded_name like ${`${likePattern(folded)}%`} then 3
      when text.folded_name like ${`% ${likePattern(folded)}%`} then 2
      else greatest(word_similarity(${folded}, text.folded_name), similarity(${folded}, text.folded_name))
    end)
    from city_texts text where text.city_id = city.id
  )`;
};

/** Below this a name is not what was meant: `berln` and `munchn` are above it. */
const ALIKE = 0.4;

/** The matching cities with what they are ordered by. */
export const cityMatches = (filters: CityFilters): SQL => {
  const { ids, query, partnerId, countryCode, point } = filters;
  const asked = query === undefined ? '' : fold(query);
  const conditions = [
    ids === null ? null : ids.length === 0 ? sql`false` : sql`city.id in ${ids}`,
    countryCode === undefined ? null : sql`city.country_code = ${countryCode.toUpperCase()}`,
    partnerId === undefined
      ? null
      : sql`exists (select 1 from listed_offers offer where offer.city_id = city.id and offer.partner_id = ${partnerId})`,
    nearTo(filters),
  ].filter((condition) => condition !== null);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return sql`
    select * from (
      select city.id, city.population,
        ${asked === '' ? sql`0` : nameScore(asked)} as score,
        ${point === null ? sql`0::float8` : distanceTo(point)} as distance
      from cities city
      where ${where}
    ) as candidate
    ${asked === '' ? sql`` : sql`where candidate.score > ${ALIKE}`}`;
};

export const CITY_ORDER = sql`score desc, distance, population desc, id`;
