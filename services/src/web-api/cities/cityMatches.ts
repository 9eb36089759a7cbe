import { and, sql, type SQL } from 'drizzle-orm';
import { isAmong } from '../../sql/isAmong.ts';
import { distanceTo, isNear } from '../../sql/nearPoint.ts';
import { searchWords } from '../../text/fold.ts';
import { slipPattern } from '../../text/slipPattern.ts';
import { nameCandidates } from './nameCandidates.ts';
import { countriesWithShortProvinces, namedCountries, statedRegions } from './statedRegions.ts';
import { jsonValue } from '../../sql/jsonValue.ts';

export interface CityFilters {
  ids: number[] | null;
  query: string | undefined;
  partnerId: number | undefined;
  countryCode: string | undefined;
  point: { latitude: number; longitude: number } | null;
  distanceLessThan: number | undefined;
}

/** Scores of the kinds of match. A merely similar name scores its similarity, which is below 1. */
export const scores = { exact: 6, country: 5, beginning: 4, part: 3, elsewhere: 2, slip: 1.5 } as const;

const scoreOf = (match: keyof typeof scores): SQL => sql`${scores[match]}::float4`;

/** Selects the codes of countries whose name matches. */
const countriesNamed = (matches: (name: SQL) => SQL): SQL => sql`
  select country_code from country_names where ${matches(sql`folded(lower(name))`)}`;

/** The words after a city's name. */
const restOf = (searched: SQL): SQL => sql`substr(${searched}, length(names.name) + 2)`;

/** Whether the words after a city's name are its state or country, or the beginning of the country's name: `berlin, germ`. */
const isQualified = (searched: SQL, regions: object): SQL => {
  const rest = restOf(searched);
  return sql`starts_with(${searched}, names.name || ' ') and (
    lower(named.state) = ${rest}
    or jsonb_exists_any(${jsonValue(regions)} -> ${rest},
      array[named.country_code, named.country_code || '-' || upper(named.state)])
    or named.country_code in (${countriesNamed((name) => sql`starts_with(${name}, ${rest})`)}))`;
};

/**
 * Whether the words after a city's name are another state or country than its own. A state of the same country is not, if the
 * city's own is unknown.
 */
const isElsewhere = (searched: SQL, regions: object): SQL => {
  const rest = restOf(searched);
  const stated = sql`${jsonValue(regions)} -> ${rest}`;
  return sql`starts_with(${searched}, names.name || ' ')
    and (${stated}) is not null
    and (length(${rest}) > 2 or named.country_code not in ${countriesWithShortProvinces})
    and (named.state is not null or not exists (
      select from jsonb_array_elements_text(${stated}) as code where starts_with(code, named.country_code || '-')))`;
};

/** The minimum length of a name that matches inside a longer query, because `LA` is part of many other names. */
const minInsideLength = 4;

/** Shorter queries begin too many names in further languages: `san` would find Buenos Aires. */
const minAlternativeLength = 4;

/** Whether a name is the city's own on a page, not only one that people also call it by. */
const isOwnName = sql`exists (
  select from city_texts own
  where own.city_id = names.city_id and (own.folded_name = names.name or replace(own.slug, '-', ' ') = names.name))`;

/** Scores cities by their best-matching name. */
const nameScores = (query: string, names: SQL): SQL => {
  const searched = sql`${searchWords(query)}::text`;
  const [beforeComma = ''] = query.split(',');
  const slips = slipPattern(searchWords(query));
  const { all, certain } = statedRegions(query);
  return sql`
    select names.city_id, max(case
      when names.name = ${searched} then ${scoreOf('exact')}
      when ${isQualified(searched, all)} then ${scoreOf('exact')}
      when ${isElsewhere(searched, certain)} then ${scoreOf('elsewhere')}
      when length(${searched}) < ${minAlternativeLength} and not ${isOwnName} then 0
      when starts_with(names.name, ${searched}) then
        case when ${isOwnName} then ${scoreOf('beginning')} else ${scoreOf('part')} end
      when names.name like '% ' || ${searched} || '%' or names.name = ${searchWords(beforeComma)} then ${scoreOf('part')}
      when length(names.name) >= ${minInsideLength} and strpos(' ' || ${searched} || ' ', ' ' || names.name || ' ') > 0
        then ${scoreOf('part')}
      when names.name ~ ${slips ?? '^$'} then ${scoreOf('slip')}
      when ${isOwnName}
        then greatest(strict_word_similarity(${searched}, names.name), similarity(${searched}, names.name))
      else 0
    end) as score
    from (${names}) as names
    join cities named on named.id = names.city_id
    group by names.city_id`;
};

/** The matches that leave out all that are worse: who typed a name means no city whose name is only similar to it. */
const certainScores = [scores.part, scores.elsewhere];

/** The score that others must have beside the best one. */
export const leastBeside = (best: SQL): SQL =>
  sql`case ${sql.join(
    certainScores.map((score) => sql`when ${best} >= ${score}::float4 then ${score}::float4`),
    sql` `,
  )} else 0 end`;

/**
 * Scores cities by those of their names that `names` selects, and by the name of their country. Leaves out cities that only
 * share some letters with the query where others have the name.
 */
export const scoredCities = (query: string, names: SQL): SQL => {
  const searched = sql`${searchWords(query)}::text`;
  return sql`
    select city_id, score
    from (
    select scores.city_id, max(scores.score) as score, max(max(scores.score)) over () as best
    from (
      ${nameScores(query, names)}
      union all
      select id, ${scoreOf('country')} from cities
      where country_code in (
        ${countriesNamed((name) => sql`${name} = ${searched}`)}
        union select jsonb_array_elements_text(${jsonValue(namedCountries(query))}))
    ) as scores
    group by scores.city_id
    ) as found
    where score >= ${leastBeside(sql`best`)}`;
};

/** The field `match` of a city in search results. */
export const matchOf = (score: SQL): SQL => sql`case
  ${sql.join(
    Object.entries(scores).map(
      ([match, minScore]) => sql`when ${score} >= ${minScore}::float4 then ${match}::text`,
    ),
    sql` `,
  )}
  else 'similar' end`;

/** The minimum score of a match: `berln` and `munchn` are above it, `lodz` for `Loder` is below. */
export const minSimilarity = 0.4;

/** Selects the matching cities and the columns of `cityOrder`; `score` is null without a query. */
export const cityMatches = (filters: CityFilters): SQL => {
  const { ids, query, partnerId, countryCode, point, distanceLessThan } = filters;
  const isSearch = query !== undefined && query.trim() !== '';
  const conditions = and(
    sql`true`,
    isAmong(sql`city.id`, ids),
    countryCode === undefined ? undefined : sql`city.country_code = ${countryCode.toUpperCase()}`,
    partnerId === undefined
      ? undefined
      : sql`city.id in (select offer.city_id from offer_facts offer where offer.partner_id = ${partnerId} and offer.is_listed)`,
    point === null || distanceLessThan === undefined ? undefined : isNear(point, distanceLessThan),
    // A query of punctuation alone matches nothing.
    isSearch ? (searchWords(query) === '' ? sql`false` : sql`scored.score > ${minSimilarity}`) : undefined,
  );
  return sql`
    select city.id, city.population,
      ${isSearch ? sql`scored.score` : sql`null::float8`} as score,
      ${point === null ? sql`0::float8` : distanceTo(point)} as distance
    from cities city
    ${isSearch ? sql`join (${scoredCities(query, nameCandidates(query))}) as scored on scored.city_id = city.id` : sql``}
    where ${conditions}`;
};

export const cityOrder = sql`score desc, distance, population desc, id`;
