import { sql, type SQL } from 'drizzle-orm';
import type { SearchedWord } from '../../text/highlights.ts';
import { searchWords } from '../../text/fold.ts';
import type { readText } from '../../text/keyword/searchedText.ts';
import { slugOf } from '../../text/slugOf.ts';
import { homeOf, type Language } from '../../rest/language.ts';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import { categoryReference, cityReference } from '../../sql/references.ts';
import { leastBeside, matchOf, minSimilarity, scoredCities, scores } from '../cities/cityMatches.ts';
import { nameCandidates } from '../cities/nameCandidates.ts';
import { listAnswer, listTable } from './meantList.ts';
import { nameHits } from './nameHits.ts';
import type { SearchKind } from './searchSchema.ts';
import { typeRuns } from './typeRuns.ts';
import { jsonValue } from '../../sql/jsonValue.ts';

export interface SearchInput {
  text: string;
  place: string | undefined;
  /** The slug of the city where the reader is. */
  near: string | undefined;
  kinds: readonly SearchKind[];
  limit: number;
}

/** More gigs are neither counted nor ranked. */
const maxGigs = 5_000;

/** A gig that its company or category finds comes after those that their titles find, and before the others of a city. */
const gigScores = { related: scores.part + 0.2, inCity: scores.part + 0.1 } as const;

const closeness = { city: 2, country: 1 } as const;

const scoreOf = (value: number): SQL => sql`${value}::float4`;

const spaced = (words: string): SQL => sql`${` ${words} `}::text`;

/** All words, as bits. */
const allBits = (words: readonly SearchedWord[]): SQL => sql`${2 ** words.length - 1}::int`;

/** The table `near`: the city where the reader is, if it is known, and its country, or else that of the language. */
const nearTable = (near: string | undefined, language: Language): SQL => sql`near as materialized (
  select city.id, coalesce(city.country_code, ${homeOf(language)}::text) as country_code
  from (select ${near === undefined ? sql`null::int` : cityIdBySlug(slugOf(near), language)} as id) as given
  left join cities city on city.id = given.id)`;

/** How close a city is to the reader: in the same city, in the same country, or elsewhere. Needs the row of `near`. */
const closenessOf = (cityId: SQL, countryCode: SQL): SQL => sql`case
  when ${cityId} = near.id then ${closeness.city}::int when ${countryCode} = near.country_code then ${closeness.country}::int else 0 end`;

/** A last word of this length may be the beginning of a city's name. */
const minBeginningLength = 3;

/** The last of several words as the beginning of a city's name, if nothing else has it as its name or in it: `courier berl`, but not `part time`. */
const begunPlace = (words: readonly SearchedWord[], types: ReturnType<typeof typeRuns>): SQL => {
  const last = words.at(-1)?.word ?? '';
  const bit = 1 << (words.length - 1);
  const mayBegin =
    words.length > 1 && last.length >= minBeginningLength && types.every(({ mask }) => (mask & bit) === 0);
  return sql`
    select named.city_id, ${bit}::int, 0, 0
    from city_names named
    where ${mayBegin}
      and named.name ~>=~ ${last}::text and named.name ~<~ (${last}::text || U&'\\+10FFFF')
      and not exists (select from sure where sure.bit = ${bit}::int)`;
};

/** The table `place`: the given city, or the one that most words of the text name, and these words as bits. */
const placeTable = (
  place: string | undefined,
  { words, runs }: ReturnType<typeof readText>,
  types: ReturnType<typeof typeRuns>,
  language: Language,
): SQL =>
  place === undefined
    ? sql`place as materialized (
        select named.city_id as id, named.mask
        from (
          select city_id, run.mask, run.length, run."from"
          from jsonb_to_recordset(${jsonValue(runs)}) as run(names text[], mask int, length int, "from" int)
          join city_names on city_names.name = any(run.names)
          union all ${begunPlace(words, types)}
        ) as named
        join cities city on city.id = named.city_id
        cross join near
        order by named.length desc, named."from" desc, ${closenessOf(sql`city.id`, sql`city.country_code`)} desc,
          city.population desc, city.id
        limit 1)`
    : sql`place as materialized (select ${cityIdBySlug(slugOf(place), language)} as id, 0 as mask)`;

/** The tables `scope`, the words beside the place, and `source`: names with such words, and how well those with all fit. */
const sourceTables = (text: string, words: readonly SearchedWord[]): SQL => {
  const all = allBits(words);
  const whole = [searchWords(text), words.map(({ word }) => word).join(' ')].map(spaced);
  const names = sql.join([...whole, sql`scope.words`], sql`, `);
  return sql`
    scope as materialized (
      select rest.mask, ' ' || string_agg(word.word, ' ' order by word.bit) || ' ' as words
      from (select ${all} & ~coalesce((select mask from place), 0) as mask) as rest
      left join word on word.bit & rest.mask <> 0
      group by rest.mask
    ),
    source as materialized (
      select cover.kind, cover.id, bit_or(cover.mask) as mask, min(cover.level) as level, max(case
        when cover.mask & ${all} <> ${all} and (scope.mask = 0 or cover.mask & scope.mask <> scope.mask) then null
        when cover.words in (${names}) then ${scoreOf(scores.exact)}
        when (select bool_or(starts_with(cover.words, rtrim(searched))) from unnest(array[${names}]) as searched)
          then ${scoreOf(scores.beginning)}
        else cover.level
      end) as score
      from cover cross join scope
      group by cover.kind, cover.id
    )`;
};

/** Scores the gigs of `candidates` that have all required words in their title, the name of the company and the categories. */
const scoredGigs = (candidates: SQL, required: SQL): SQL => {
  const related = (level: SQL): SQL => sql`least(${level}, ${scoreOf(gigScores.related)})`;
  const has = (mask: SQL): SQL => sql`${mask} & ${required} = ${required}`;
  return sql`
    select fact.job_offer_id as id, fact.weight as popularity,
      ${closenessOf(sql`fact.city_id`, sql`fact.country_code`)} as closeness, found.*
    from ${candidates} as candidate cross join near
    join offer_facts fact on fact.job_offer_id = candidate.id and fact.is_listed
    join job_offers offer on offer.id = fact.job_offer_id
    left join source title on title.kind = 'title' and title.id = offer.text_id
    left join source company on company.kind = 'partner' and company.id = fact.partner_id
    left join lateral (
      select bit_or(source.mask) as mask, min(source.level) as level, max(source.id) as id
      from source where source.kind = 'category' and source.id = any(fact.category_ids)
    ) as category on true
    cross join lateral (
      select * from (values
        (${required} = 0, 'city', ${scoreOf(gigScores.inCity)}, fact.city_id),
        (${has(sql`title.mask`)}, 'title', title.score, offer.text_id),
        (${has(sql`company.mask`)}, 'company', ${related(sql`company.level`)}, fact.partner_id),
        (${has(sql`category.mask`)}, 'category', ${related(sql`category.level`)}, category.id),
        (${has(sql`(coalesce(title.mask, 0) | coalesce(company.mask, 0) | coalesce(category.mask, 0))`)},
          case when title.mask is not null then 'title' when company.mask is not null then 'company' else 'category' end,
          ${related(sql`least(title.level, company.level, category.level)`)},
          case when title.mask is not null then offer.text_id when company.mask is not null then fact.partner_id
            else category.id end)
      ) as way (matches, field, score, shown_id)
      where way.matches
      limit 1
    ) as found`;
};

const gigTables = (words: readonly SearchedWord[], { place, near }: SearchInput): SQL => {
  const inPlace = sql`(select job_offer_id as id from offer_facts where city_id = (select id from place))`;
  const anywhere = sql`(
    select id from (
      select offer.id from source join job_offers offer on offer.text_id = source.id where source.kind = 'title'
      union select fact.job_offer_id from source join offer_facts fact on fact.partner_id = source.id
      where source.kind = 'partner'
      union select belongs.job_offer_id from source
      join job_offer_categories belongs on belongs.category_id = source.id where source.kind = 'category'
    ) as named
    where not exists (select from placed)
    ${near === undefined ? sql`` : sql`order by id in (select job_offer_id from offer_facts where city_id = (select id from near)) desc`}
    limit ${maxGigs})`;
  const all = allBits(words);
  return sql`
    placed as materialized (${scoredGigs(inPlace, sql`(select mask from scope)`)}),
    candidate as materialized (${place === undefined ? anywhere : sql`select 0 as id where false`}),
    unplaced as materialized (${scoredGigs(sql`candidate`, all)})`;
};

const offersOf = (condition: SQL): SQL =>
  sql`(select coalesce(sum(total.offers), 0)::int from offer_totals total where ${condition})`;

/** Selects the rows of a kind with what `ranked` needs. */
const rowsOf: Record<SearchKind, (text: string) => SQL> = {
  city: (text) => sql`
    select 'city' as kind, found.city_id as id, found.score::float4 as score, 'name' as field, found.city_id as shown_id,
      coalesce((select offers from city_totals total where total.city_id = found.city_id), 0) as popularity,
      ${closenessOf(sql`city.id`, sql`city.country_code`)}
    from (${scoredCities(text, nameCandidates(text))}) as found
    join cities city on city.id = found.city_id
    cross join near
    where found.score > ${minSimilarity}`,
  partner: () => sql`
    select kind, source.id, score, 'name', source.id, ${offersOf(sql`total.partner_id = source.id`)}, case
      when near.id is not null and exists (
        select from offer_facts fact
        where fact.city_id = near.id and fact.partner_id = source.id and fact.is_listed) then ${closeness.city}::int
      when exists (
        select from partner_countries works
        where works.partner_id = source.id and works.country_code = near.country_code) then ${closeness.country}::int
      else 0 end
    from source cross join near where kind = 'partner' and score is not null`,
  category: () => sql`
    select kind, id, score, 'name', id, ${offersOf(sql`total.category_ids @> array[source.id]`)}, 0
    from source where kind = 'category' and score is not null`,
  job_offer: () => sql`
    select 'job_offer', id, score, field, shown_id, popularity, closeness from placed
    union all select 'job_offer', id, score, field, shown_id, popularity, closeness from unplaced`,
};

/** The text that matched, as pages show it. */
const shownText = (language: Language): SQL => sql`case
  when row.field = 'title' then (
    select replace(text.card_title, '{city}', city_text.name) from offer_texts text, job_offers offer
    join city_texts city_text on city_text.city_id = offer.city_id and city_text.language = ${language}
    where text.text_id = row.shown_id and text.language = ${language} and offer.id = row.id)
  when row.kind = 'city' or row.field = 'city' then (
    select name from city_texts where city_id = row.shown_id and language = ${language})
  when row.kind = 'category' or row.field = 'category' then (
    select name from category_texts where category_id = row.shown_id and language = ${language})
  else (select name from partners where id = row.shown_id)
end`;

/** Ranks rows of all kinds by one scale, in one query. Rows that are merely similar give way to better ones of any kind. */
export const searchQuery = (
  input: SearchInput,
  read: ReturnType<typeof readText>,
  language: Language,
): SQL => {
  const { text, place, near, kinds, limit } = input;
  const types = typeRuns(read.words, language);
  return sql`
  with ${nameHits(read.words, language)},
  ${nearTable(near, language)},
  ${placeTable(place, read, types, language)},
  ${sourceTables(text, read.words)},
  ${listTable(types, place)},
  ${kinds.includes('job_offer') ? sql`${gigTables(read.words, input)},` : sql``}
  ranked as materialized (
    select kept.*, count(*) over (partition by kind) as total,
      row_number() over (partition by kind
        order by kind = 'job_offer' and closeness = ${closeness.city} desc, score desc, closeness desc, popularity desc, id) as position
    from (
      select every.*, max(score) over () as best
      from (${sql.join(
        kinds.map((kind) => rowsOf[kind](text)),
        sql` union all `,
      )}) as every (kind, id, score, field, shown_id, popularity, closeness)
    ) as kept
    where score >= ${leastBeside(sql`best`)}
  )
  select
    (select ${cityReference(sql`city`, sql`text`)} from place join cities city on city.id = place.id
      join city_texts text on text.city_id = city.id and text.language = ${language}
      where ${place === undefined ? (kinds.includes('job_offer') ? sql`exists (select from placed)` : sql`false`) : sql`true`}) as place,
    (select json_build_object('place', ${cityReference(sql`city`, sql`text`)}, 'words', coalesce(trim(scope.words), ''))
      from place join cities city on city.id = place.id
      join city_texts text on text.city_id = city.id and text.language = ${language}
      cross join scope where place.mask <> 0) as named,
    ${listAnswer(language)} as list,
    ${kinds.includes('job_offer') ? sql`(select count(*) from candidate) < ${maxGigs}` : sql`true`} as "isComplete",
    (select coalesce(json_agg(found), '[]') from (
      select row.kind, max(row.total)::int as total, json_agg(json_strip_nulls(json_build_object(
        'id', row.id, 'score', row.score, 'match', ${matchOf(sql`row.score`)}, 'field', row.field, 'text', ${shownText(language)},
        'category', case when row.kind = 'category' then (
          select ${categoryReference(sql`category`, sql`text`)} from categories category
          join category_texts text on text.category_id = category.id and text.language = ${language}
          where category.id = row.id) end)) order by row.position) as items
      from ranked row where row.position <= ${limit}
      group by row.kind) as found) as kinds`;
};
