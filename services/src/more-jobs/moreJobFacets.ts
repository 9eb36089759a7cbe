import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { withinTransaction, type Rows } from '../db/withinTransaction.ts';
import { cityIdBySlug } from '../fragments/idBySlug.ts';
import { cityReference } from '../fragments/references.ts';
import type { Language } from '../rest/language.ts';
import { keywordQuery } from './keywordQuery.ts';
import { isLive } from './moreJobColumns.ts';
import type { MoreJobFacets } from './moreJobFacetSchema.ts';
import { listConditions, type MoreJobFilters } from './moreJobFilters.ts';
import { countUpTo, MOST, only } from './moreJobQueries.ts';

type Facets = Static<typeof MoreJobFacets>;
type Where = { database: Database; language: Language };
type Asked = Pick<MoreJobFilters, 'city' | 'state' | 'countryCode' | 'keyword'>;

/** Offers of one city, and where it is. */
type Tally = { id: number; state: string | null; country_code: string; count: number };

/** Without a keyword, counting ends here for each city. */
const MOST_A_CITY = 200;

/** Of a keyword's matches that are too many to count, so many within a place. */
const MOST_WITHIN = 1_000;

/** As many cities are answered. */
const CITIES = 50;

const nothing: MoreJobFilters = {
  ids: null,
  city: undefined,
  partner: undefined,
  feed: undefined,
  state: undefined,
  countryCode: undefined,
  keyword: undefined,
};

const sumOf = (tallies: readonly { count: number }[]): number =>
  tallies.reduce((sum, { count }) => sum + count, 0);

const tallyAll = (rows: Rows): Promise<Tally[]> =>
  rows<Tally>(sql`
    select city.id, upper(city.state) as state, city.country_code, tally.count
    from cities city
    cross join lateral (
      select count(*)::int as count from (
        select 1 from more_job_offers offer
        where offer.city_id = city.id and ${isLive}
        limit ${MOST_A_CITY + 1}
      ) as counted
    ) as tally
    where tally.count > 0`);

const tallyMatches = (
  rows: Rows,
  language: Language,
  filters: Partial<MoreJobFilters>,
  most: number,
): Promise<Tally[]> =>
  rows<Tally>(sql`
    select city.id, upper(city.state) as state, city.country_code, tally.count
    from (
      select city_id, count(*)::int as count from (
        select offer.city_id from more_job_offers offer
        where ${listConditions(language, { ...nothing, ...filters })}
        limit ${most + 1}
      ) as matched
      group by city_id
    ) as tally
    join cities city on city.id = tally.city_id`);

type Counted = { all: Tally[]; within: Tally[]; isExact: boolean };

/** Offers of the keyword a city: anywhere, and within the country or state that was asked for. */
const counted = async (rows: Rows, language: Language, asked: Asked): Promise<Counted> => {
  const { keyword, state, countryCode } = asked;
  const isWithin = (tally: Tally) =>
    (countryCode === undefined || tally.country_code === countryCode.toUpperCase()) &&
    (countryCode !== undefined || state === undefined || tally.state === state.toUpperCase());
  if (keyword === undefined) {
    const all = await tallyAll(rows);
    return { all, within: all.filter(isWithin), isExact: all.every(({ count }) => count <= MOST_A_CITY) };
  }
  const words = { keyword, keywordQuery: await keywordQuery(rows, keyword) };
  await only(rows, 'words');
  const all = await tallyMatches(rows, language, words, MOST);
  const isExact = sumOf(all) <= MOST;
  if (isExact || (countryCode ?? state) === undefined) return { all, within: all.filter(isWithin), isExact };
  // Those that were counted may all be elsewhere.
  const place = countryCode === undefined ? { state } : { countryCode };
  return { all, within: await tallyMatches(rows, language, { ...words, ...place }, MOST_WITHIN), isExact };
};

const byCount = (one: { count: number }, other: { count: number }): number => other.count - one.count;

const groupedBy = <T extends Tally>(tallies: readonly T[], keyOf: (tally: T) => string) => {
  const groups = new Map<string, number>();
  for (const tally of tallies) groups.set(keyOf(tally), (groups.get(keyOf(tally)) ?? 0) + tally.count);
  return [...groups].map(([key, count]) => ({ key, count })).sort(byCount);
};

const withCountryNames = async (
  rows: Rows,
  language: Language,
  counts: ReadonlyMap<string, number>,
): Promise<Facets['countries']> => {
  if (counts.size === 0) return [];
  const codes = [...counts.keys()].map((code) => sql`${code}`);
  const named = await rows<{ code: string; name: string }>(sql`
    select country.code, coalesce(named.name, country.code) as name
    from countries country
    left join country_names named on named.country_code = country.code and named.language = ${language}
    where country.code in (${sql.join(codes, sql`, `)})
    order by name`);
  return named
    .map(({ code, name }) => ({ countryCode: code, name, count: counts.get(code) ?? 0 }))
    .sort(byCount);
};

const withCityNames = async (
  rows: Rows,
  language: Language,
  tallies: readonly Tally[],
  asked: number | null,
): Promise<Facets['cities']> => {
  const counts = new Map(tallies.map(({ id, count }) => [id, count]));
  const most = [...tallies].sort((one, other) => byCount(one, other) || one.id - other.id).slice(0, CITIES);
  const ids = new Set([...most.map(({ id }) => id), ...(asked === null ? [] : [asked])]);
  if (ids.size === 0) return [];
  const named = await rows<Omit<Facets['cities'][number], 'count' | 'isAsked'>>(sql`
    select ${cityReference(sql`city`, sql`text`)} as city, upper(city.state) as state,
      city.country_code as "countryCode"
    from cities city
    join city_texts text on text.city_id = city.id and text.language = ${language}
    where city.id in (${sql.join(
      [...ids].map((id) => sql`${id}`),
      sql`, `,
    )})
    order by text.name`);
  return named
    .map((row) => ({ ...row, count: counts.get(row.city.id) ?? 0, isAsked: row.city.id === asked }))
    .sort(byCount);
};

const idOfCity = async (rows: Rows, language: Language, slug: string | undefined): Promise<number | null> => {
  if (slug === undefined) return null;
  const [row] = await rows<{ id: number | null }>(sql`select ${cityIdBySlug(slug, language)} as id`);
  return row?.id ?? null;
};

/** Where the offers of a search are; every query of it is bounded, whatever is asked of however many rows. */
export const findMoreJobFacets = ({ database, language }: Where, asked: Asked): Promise<Facets> =>
  withinTransaction(database, async (rows) => {
    const { city, keyword } = asked;
    const [state, countryCode] = [asked.state?.toUpperCase(), asked.countryCode?.toUpperCase()];
    await rows(sql`select set_config('jit', 'off', true)`);
    const { all, within, isExact } = await counted(rows, language, asked);
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
    const askedCity = await idOfCity(rows, language, city);
    const cities = await withCityNames(rows, language, inState, askedCity);
    const here = city === undefined ? inState : inState.filter(({ id }) => id === askedCity);
    const withoutKeyword =
      keyword === undefined || sumOf(here) > 0
        ? null
        : Math.min(
            MOST,
            await countUpTo(rows, listConditions(language, { ...nothing, ...asked, keyword: undefined })),
          );
    return {
      countries: await withCountryNames(rows, language, countries),
      states,
      cities,
      everywhere: sumOf(all),
      withoutKeyword,
      isExact,
    };
  });
