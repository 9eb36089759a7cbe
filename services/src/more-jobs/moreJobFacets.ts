import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { RunQuery } from '../db/database.ts';
import { cityIdBySlug } from '../sql/idBySlug.ts';
import type { QueryContext } from '../sql/queryContext.ts';
import { cityReference } from '../sql/references.ts';
import type { Language } from '../rest/language.ts';
import { nullableInteger, nullableString } from '../rest/nullable.ts';
import { findMoreJobChoices } from './moreJobChoices.ts';
import { keywordCondition } from './keyword/keywordQuery.ts';
import { CityFacet, MoreJobFacets } from './moreJobFacetSchema.ts';
import { listConditions, type MoreJobFilters } from './moreJobFilters.ts';
import { countUpTo, maxTotal, restrictPlan } from './moreJobQueries.ts';

type Facets = Static<typeof MoreJobFacets>;
type FacetFilters = Pick<MoreJobFilters, 'city' | 'radius' | 'state' | 'countryCode' | 'details' | 'keyword'>;

type FacetQuery = Omit<FacetFilters, 'keyword'> & { keyword: string | undefined; choices: boolean };

/** The number of offers in a city, and where the city is. */
const Tally = Type.Object({
  id: Type.Integer(),
  state: nullableString(),
  country_code: Type.String(),
  count: Type.Integer(),
});

type Tally = Static<typeof Tally>;

/** Without a keyword, counting stops here in each city. */
const maxPerCity = 200;

/** Counting stops here in the requested country or state, if a keyword has too many matches to count them all. */
const maxWithinRegion = 1_000;

/** Maximum number of cities in an answer. */
const maxCities = 50;

const noFilters: MoreJobFilters = {
  ids: null,
  city: undefined,
  radius: undefined,
  partner: undefined,
  feed: undefined,
  state: undefined,
  countryCode: undefined,
  details: {},
  keyword: undefined,
};

const sumOf = (tallies: readonly { count: number }[]): number =>
  tallies.reduce((sum, { count }) => sum + count, 0);

const tallyAll = (rows: RunQuery): Promise<Tally[]> =>
  rows(
    sql`
    select city.id, upper(city.state) as state, city.country_code, tally.count
    from (
      select city_id, least(sum(offers), ${maxPerCity + 1})::int as count
      from more_job_totals
      where listed_until > now() and offers > 0
      group by city_id
    ) as tally
    join cities city on city.id = tally.city_id`,
    Tally,
  );

interface TallyQuery {
  language: Language;
  filters: Partial<MoreJobFilters>;
  max: number;
}

const tallyMatches = (rows: RunQuery, { language, filters, max }: TallyQuery): Promise<Tally[]> =>
  rows(
    sql`
    select city.id, upper(city.state) as state, city.country_code, tally.count
    from (
      select city_id, count(*)::int as count from (
        select offer.city_id from more_job_offers offer
        where ${listConditions(language, { ...noFilters, ...filters })}
        limit ${max + 1}
      ) as matched
      group by city_id
    ) as tally
    join cities city on city.id = tally.city_id`,
    Tally,
  );

interface RegionCounts {
  all: Tally[];
  within: Tally[];
  isExact: boolean;
}

/** Counts the matches of the keyword in each city: everywhere, and within the requested country or state. */
const countMatches = async (
  rows: RunQuery,
  language: Language,
  filters: Pick<FacetFilters, 'state' | 'countryCode' | 'keyword'>,
): Promise<RegionCounts> => {
  const { keyword, state, countryCode } = filters;
  const isWithin = (tally: Tally) =>
    (countryCode === undefined || tally.country_code === countryCode.toUpperCase()) &&
    (countryCode !== undefined || state === undefined || tally.state === state.toUpperCase());
  if (keyword === undefined) {
    const all = await tallyAll(rows);
    return { all, within: all.filter(isWithin), isExact: all.every(({ count }) => count <= maxPerCity) };
  }
  const words = { keyword };
  await restrictPlan(rows, 'words');
  const all = await tallyMatches(rows, { language, filters: words, max: maxTotal });
  const isExact = sumOf(all) <= maxTotal;
  if (isExact || (countryCode ?? state) === undefined) return { all, within: all.filter(isWithin), isExact };
  // Counting stopped early, possibly before any match in the requested region.
  const region = countryCode === undefined ? { state } : { countryCode };
  const within = await tallyMatches(rows, {
    language,
    filters: { ...words, ...region },
    max: maxWithinRegion,
  });
  return { all, within, isExact };
};

const byCount = (one: { count: number }, other: { count: number }): number => other.count - one.count;

const groupedBy = <T extends Tally>(tallies: readonly T[], keyOf: (tally: T) => string) => {
  const groups = new Map<string, number>();
  for (const tally of tallies) groups.set(keyOf(tally), (groups.get(keyOf(tally)) ?? 0) + tally.count);
  return [...groups].map(([key, count]) => ({ key, count })).sort(byCount);
};

const withCountryNames = async (
  rows: RunQuery,
  language: Language,
  counts: ReadonlyMap<string, number>,
): Promise<Facets['countries']> => {
  if (counts.size === 0) return [];
  const codes = [...counts.keys()].map((code) => sql`${code}`);
  const found = await rows(
    sql`
    select country.code, coalesce(named.name, country.code) as name
    from countries country
    left join country_names named on named.country_code = country.code and named.language = ${language}
    where country.code in (${sql.join(codes, sql`, `)})
    order by name`,
    Type.Object({ code: Type.String(), name: Type.String() }),
  );
  return found
    .map(({ code, name }) => ({ countryCode: code, name, count: counts.get(code) ?? 0 }))
    .sort(byCount);
};

const withCityNames = async (
  rows: RunQuery,
  language: Language,
  tallies: readonly Tally[],
  requestedId: number | null,
): Promise<Facets['cities']> => {
  const counts = new Map(tallies.map(({ id, count }) => [id, count]));
  const largest = [...tallies]
    .sort((one, other) => byCount(one, other) || one.id - other.id)
    .slice(0, maxCities);
  const ids = new Set([...largest.map(({ id }) => id), ...(requestedId === null ? [] : [requestedId])]);
  if (ids.size === 0) return [];
  const found = await rows(
    sql`
    select ${cityReference(sql`city`, sql`text`)} as city, upper(city.state) as state,
      city.country_code as "countryCode"
    from cities city
    join city_texts text on text.city_id = city.id and text.language = ${language}
    where city.id in (${sql.join(
      [...ids].map((id) => sql`${id}`),
      sql`, `,
    )})
    order by text.name`,
    Type.Omit(CityFacet, ['count', 'isAsked']),
  );
  return found
    .map((row) => ({ ...row, count: counts.get(row.city.id) ?? 0, isAsked: row.city.id === requestedId }))
    .sort(byCount);
};

const idOfCity = async (
  rows: RunQuery,
  language: Language,
  slug: string | undefined,
): Promise<number | null> => {
  if (slug === undefined) return null;
  const [row] = await rows(
    sql`select ${cityIdBySlug(slug, language)} as id`,
    Type.Object({ id: nullableInteger() }),
  );
  return row?.id ?? null;
};

/** Counts the offers of a search by country, state and city. The cost of every query is bounded. */
export const findMoreJobFacets = ({ database, language }: QueryContext, query: FacetQuery): Promise<Facets> =>
  database.transaction(async (rows) => {
    const { city } = query;
    const keyword =
      query.keyword === undefined ? undefined : await keywordCondition(database, rows, query.keyword);
    const { choices, details, radius, ...place } = query;
    const filters = { ...place, keyword };
    const [state, countryCode] = [filters.state?.toUpperCase(), filters.countryCode?.toUpperCase()];
    const { all, within, isExact } = await countMatches(rows, language, filters);
    await rows(
      sql`select set_config('enable_seqscan', 'on', true), set_config('enable_indexscan', 'on', true)`,
    );

    const countries = new Map(
      groupedBy(all, (tally) => tally.country_code).map(({ key, count }) => [key, count]),
    );
    if (countryCode !== undefined && !countries.has(countryCode)) countries.set(countryCode, 0);
    const states = groupedBy(
      within.filter((tally) => tally.state !== null),
      (tally) => `${tally.country_code} ${tally.state ?? ''}`,
    ).map(({ key, count }) => ({ countryCode: key.slice(0, 2), state: key.slice(3), count }));
    if (state !== undefined && !states.some((facet) => facet.state === state)) {
      states.push({ state, countryCode: countryCode ?? '', count: 0 });
    }
    const inState = state === undefined ? within : within.filter((tally) => tally.state === state);
    const requestedCity = await idOfCity(rows, language, city);
    const cities = await withCityNames(rows, language, inState, requestedCity);
    const inCity = city === undefined ? inState : inState.filter(({ id }) => id === requestedCity);
    const withoutKeyword =
      keyword === undefined || sumOf(inCity) > 0
        ? null
        : Math.min(
            maxTotal,
            await countUpTo(rows, listConditions(language, { ...noFilters, ...filters, keyword: undefined })),
          );
    return {
      countries: await withCountryNames(rows, language, countries),
      states,
      cities,
      everywhere: sumOf(all),
      withoutKeyword,
      isExact,
      ...(choices ? await findMoreJobChoices(rows, language, { ...filters, radius, details }) : {}),
    };
  });
