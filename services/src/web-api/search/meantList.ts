import { sql, type SQL } from 'drizzle-orm';
import { jsonValue } from '../../sql/jsonValue.ts';
import { categoryReference, cityReference } from '../../sql/references.ts';
import type { Language } from '../../rest/language.ts';
import { scores } from '../cities/cityMatches.ts';
import type { typeRuns } from './typeRuns.ts';

/**
 * The table `list`, of one row or none: the gigs that a text means, of a city by a type, a category or both, if these take all words
 * beside the city. Needs `place`, `near`, `scope` and `cover`.
 */
export const listTable = (runs: ReturnType<typeof typeRuns>, place: string | undefined): SQL => sql`
  list as materialized (
    select there.id as city_id, run.type, category.id as category_id, counted.offers
    from (
      select ${place === undefined ? sql`coalesce((select id from place), (select id from near))` : sql`(select id from place)`} as id
    ) as there
    cross join scope
    cross join (
      select null::text as type, 0 as mask, true as "isWhole"
      union all
      select * from jsonb_to_recordset(${jsonValue(runs)}) as given(type text, mask int, "isWhole" boolean)
    ) as run
    cross join (
      select null::int as id, 0 as mask, 0::float4 as level, '' as words
      union all
      select id, mask, level, words from cover where kind = 'category' and level >= ${scores.part}::float4
    ) as category
    cross join lateral (
      select count(*)::int as offers from offer_facts fact
      where fact.city_id = there.id and fact.is_listed
        and (run.type is null or fact.type = run.type)
        and (category.id is null or category.id = any(fact.category_ids))
    ) as counted
    where scope.mask <> 0 and (run.mask | category.mask) & scope.mask = scope.mask and counted.offers > 0
    order by num_nonnulls(run.type, category.id), run."isWhole" desc, category.words = scope.words desc, category.level desc,
      counted.offers desc, category.id
    limit 1)`;

/** The row of `list` as the answer has it; null without one. */
export const listAnswer = (language: Language): SQL => sql`(
  select json_build_object(
    'place', ${cityReference(sql`city`, sql`text`)},
    'type', list.type,
    'category', (
      select ${categoryReference(sql`category`, sql`named`)} from categories category
      join category_texts named on named.category_id = category.id and named.language = ${language}
      where category.id = list.category_id),
    'offers', list.offers)
  from list join cities city on city.id = list.city_id
  join city_texts text on text.city_id = city.id and text.language = ${language})`;
