import { sql, type SQL } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { nullableString } from '../rest/nullable.ts';
import { fulfilsOne, shownAverages, vehicleRank } from './offerConditions.ts';
import { offerFilterNames, ratingChoices, type OfferFilter, type OfferFilterName } from './offerFilter.ts';

const FilterChoice = Type.Object(
  {
    filter: Type.Unsafe<OfferFilterName>({
      type: 'string',
      enum: offerFilterNames,
      description: 'The parameter of the filter.',
    }),
    value: Type.String({ description: 'The value of the parameter.' }),
    count: Type.Integer({ minimum: 0, description: 'Number of offers that remain.' }),
  },
  {
    title: 'JobOfferFilterChoice',
    description: 'A value of a filter that some of the offers fulfil, but not all of them.',
  },
);

const rows = { offer: sql`offer`, facts: sql`facts` };

const fixedChoices: [OfferFilterName, string[]][] = [
  ['remote', ['true']],
  ['verified', ['true']],
  ['sign_up_within', ['1', '3', '7', '14']],
  ['rating_from', ratingChoices],
];

/** Amounts between which the offers divide into four parts, rounded to two digits; none if there are several currencies. */
const amounts = (name: 'pay_from' | 'cost_up_to', rounded: (tens: SQL) => SQL): SQL => sql`
  select ${name}::text, (${rounded(sql`part.amount / scale.unit`)} * scale.unit)::float8::text
  from (
    select unnest(percentile_disc(array[0.25, 0.5, 0.75]) within group (order by ${shownAverages[name](sql`facts`)}))::numeric as amount
    from listed facts
    having count(distinct facts.currency) = 1
  ) as part
  cross join lateral (select 10::numeric ^ (floor(log(greatest(part.amount, 10))) - 1)::int as unit) as scale
  where part.amount is not null`;

const choices: SQL = sql.join(
  [
    ...fixedChoices.map(([name, values]) => sql`select ${name}::text, unnest(${sql.param(values)}::text[])`),
    sql`select 'age', min_age::text from offers where min_age is not null`,
    sql`select 'vehicle', vehicle from offers where vehicle is not null`,
    sql`select 'work_language', unnest(work_languages) from offers`,
    amounts('pay_from', (tens) => sql`floor(${tens})`),
    amounts('cost_up_to', (tens) => sql`ceil(${tens})`),
  ],
  sql` union `,
);

/** Whether an offer fulfils the choice; the value of another filter's choice is never converted. */
const fulfilsChoice: SQL = sql`case choice.filter ${sql.join(
  offerFilterNames.map((name) => sql`when ${name} then ${fulfilsOne(name, sql`choice.value`, rows)}`),
  sql` `,
)} end`;

/** The parts of the filter that an offer does not fulfil. */
const failedOf = (filter: OfferFilter): SQL =>
  sql`array_remove(array[${sql.join(
    [
      sql`null`,
      ...offerFilterNames.flatMap((name) =>
        filter[name] === undefined
          ? []
          : [sql`case when (${fulfilsOne(name, sql`${filter[name]}`, rows)}) is not true then ${name} end`],
      ),
    ],
    sql`, `,
  )}]::text[], null)`;

export const FilterChoices = Type.Object({
  choices: Type.Array(FilterChoice, {
    description:
      'Values of the other filters, each counted without its own filter, also those that leave no offers. Amounts divide the list into four parts. Empty for lists that are neither of a city, nor of a partner, nor of ids.',
  }),
  currency: nullableString({
    description: 'The currency of amounts to filter by; null if the list has several, or no choices.',
  }),
});

/** Of a list whose offers are not counted by the choices. */
export const noChoices: Static<typeof FilterChoices> = { choices: [], currency: null };

/**
 * Returns what the offers of a list can be filtered by, each with the number of offers that remain if the rest of the filter
 * stays as it is. `listed` selects their facts without the filter.
 */
export const findFilterChoices = async (
  database: Database,
  listed: SQL,
  filter: OfferFilter,
): Promise<Static<typeof FilterChoices>> => {
  const [found] = await database.rows(
    sql`
    with listed as (${listed}),
      offers as (select offer.* from job_offers offer join listed on listed.job_offer_id = offer.id),
      choices (filter, value) as (${choices}),
      judged as (
        select choice.filter, choice.value, (${fulfilsChoice}) is true as fulfils, ${failedOf(filter)} <@ array[choice.filter] as remains
        from choices choice cross join listed facts join offers offer on offer.id = facts.job_offer_id
      ),
      counted as (
        select filter, value, (count(*) filter (where fulfils and remains))::int as count, case
            when filter = 'vehicle' then ${vehicleRank(sql`value`)}
            when filter = 'work_language' then -count(*) filter (where fulfils)
            when filter not in ('remote', 'verified') then value::float8
          end as place
        from judged
        group by filter, value
        having bool_or(fulfils) and not bool_and(fulfils)
      )
    select
      (select case when count(distinct currency) = 1 then min(currency) end from listed) as currency,
      (select coalesce(
        json_agg(
          json_build_object('filter', filter, 'value', value, 'count', count)
          order by array_position(${sql.param(offerFilterNames)}::text[], filter), place, value), '[]')
        from counted) as choices`,
    FilterChoices,
  );
  return found ?? noChoices;
};
